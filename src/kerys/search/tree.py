"""Information-set Monte Carlo tree search from one seat's view (`ismcts`).

Every iteration imagines a world and walks down one tree shared by all worlds. The branches are what the
searching seat would see: its own answers in full, a face-down placing of others only by its place. A node
has few branches at first and gets more as it is visited (widening): at the root in the order of the rules of
thumb, below it as the playouts' policy proposes them. Everybody picks the branch that is best for
themselves.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import PLACE, first_of, kind_of, place_run, third_of
from kerys.engine.agenda import BEGIN_ROUND, FIRST_ASK
from kerys.engine.machine import NOBODY, advance, answer, fill_options
from kerys.engine.pieces import VALUES
from kerys.engine.state import State
from kerys.engine.tables import N_PLACES
from kerys.search.evaluation import reward_of_a_point, rewards
from kerys.search.flat import scored_answers
from kerys.search.guess import Guess
from kerys.search.playout import CAREFUL, Player
from kerys.search.taste import Taste

_NO_ANSWER: Final[i64] = -1


class Node:
    """Statistics of one branch."""

    key: i64  # the answer's id, or what others see of it
    mover: i64  # whose answer it was
    visits: i64
    offered: i64  # how often it could have been picked
    total: float  # rewards of the mover
    prior: float  # how much worse than the best it looked, as a reward
    children: list["Node"]

    def __init__(self, key: i64, mover: i64, prior: float) -> None:
        self.key = key
        self.mover = mover
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.prior = prior
        self.children = []


class TreeSearch(Player):
    """A tree for one decision."""

    root: Node
    answers: list[int]  # of the root, best scores first
    priors: list[float]  # their scores
    point: float  # what a point of score is worth as a reward
    faith: float  # how many visits the rules of thumb count for, at the root
    doubt: float  # and below it the mean of the node above
    iterations: i64
    curiosity: float
    first_width: float  # branches of a new root
    width: float  # branches a root gets for each root of its visits
    deep_width: float  # the same below it

    def __init__(self, known: State, seat: int, seed: int, taste: Taste, most: int = 60) -> None:
        super().__init__(known, seat, seed, taste, CAREFUL)
        self.guess = Guess(known)
        self.root = Node(_NO_ANSWER, seat, 0.0)
        self.answers = []
        self.priors = []
        for score, id in scored_answers(self.policy, known, seat, most):
            self.answers.append(id)
            self.priors.append(score)
        self.point = reward_of_a_point(known)
        self.iterations = 0
        self.curiosity = 0.2
        self.faith = 20.0
        self.doubt = 2.0
        self.first_width = 6.0
        self.width = 1.0
        self.deep_width = 0.5

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate(self.imagine())
            self.iterations += 1

    def results(self) -> list[tuple[int, int, float]]:
        """(answer, visits, mean reward with the rules of thumb counted in), best first."""
        baseline = self.reward_at(self.root, self.seat)
        faith = self.faith + 0.01
        tried: list[tuple[float, int, int]] = []
        for child in self.root.children:
            mean = (child.total + faith * (baseline + child.prior)) / (float(child.visits) + faith)
            tried.append((mean, int(child.visits), int(child.key)))
        most = max(visits for _, visits, _ in tried)
        # A good mean of few visits is luck.
        tried.sort(key=lambda one: (4 * one[1] >= most, one), reverse=True)
        return [(id, visits, mean) for mean, visits, id in tried]

    # --- One iteration --------------------------------------------------------------------------------------
    def _iterate(self, state: State) -> None:
        node = self.root
        path = [node]
        choices = self.choices
        seat = self.seat
        fill_options(state, seat, choices)
        while True:
            child = self._wide_enough(node, state, seat)
            new = child is None
            if child is None:
                child = self._grown(node, state, seat)
            path.append(child)
            answer(state, seat, self._answer_for(child.key, state, seat))
            if new and child.visits == 0:
                self.play_on(state)
                break
            node = child
            seat = advance(state, choices, until=BEGIN_ROUND)
            if seat == NOBODY:
                rewards(state, self.points, self.reward)
                break
            if state.top_kind() < FIRST_ASK:  # sealed answers have no order to search in
                answer(state, seat, self.policy.choose(state, seat, choices, self.rng))
                self.play_on(state)
                break
        for step in path:
            step.visits += 1
            step.total += self.reward[step.mover]

    def _wide_enough(self, node: Node, state: State, seat: i64) -> Node | None:
        """The branch to follow, or None if the node should first get another one."""
        children = node.children
        if node is self.root:
            limit = self.first_width + self.width * sqrt(float(node.visits))
            if len(children) < len(self.answers) and float(len(children)) < limit:
                return None
        elif float(len(children)) < 1.0 + self.deep_width * sqrt(float(node.visits)):
            return None
        best: Node | None = None
        best_bound = -10.0
        faith = self.doubt
        baseline = self.reward_at(node, seat)
        if node is self.root:
            faith = self.faith
        for child in children:
            if child.key >= 0:
                if not self.choices.allows(child.key):
                    continue
            elif not self._placeable(child.key):
                continue
            child.offered += 1
            visits = float(child.visits) + faith
            mean = (child.total + faith * (baseline + child.prior)) / visits
            bound = mean + self.curiosity * sqrt(log(float(child.offered)) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def reward_at(self, node: Node, seat: i64) -> float:
        """The mean of a seat's rewards below a node."""
        visits = 0.0
        total = 0.0
        for child in node.children:
            visits += float(child.visits)
            total += child.total
        return total / visits if visits > 0.0 else 0.0

    def _grown(self, node: Node, state: State, seat: i64) -> Node:
        """A new branch, or the old one if the proposal is not new."""
        if node is self.root:
            n = len(node.children)
            child = Node(self.answers[n], seat, self.point * (self.priors[n] - self.priors[0]))
            node.children.append(child)
            child.offered = 1
            return child
        key = self._seen(self.policy.choose(state, seat, self.choices, self.rng), seat)
        for child in node.children:
            if child.key == key:
                child.offered += 1
                return child
        child = Node(key, seat, 0.0)
        child.offered = 1
        node.children.append(child)
        return child

    # --- What is seen of an answer ------------------------------------------------------------------------
    def _seen(self, id: i64, seat: i64) -> i64:
        """The branch of an answer: of others' face-down placings only source and place (below 0)."""
        if seat != self.seat and kind_of(id) == PLACE and first_of(id) & 1 == 0:
            return -2 - first_of(id) * N_PLACES - third_of(id)
        return id

    def _placeable(self, key: i64) -> bool:
        """Return True if a hidden placing is possible in this state, with any value."""
        first = self._first_of_key(key)
        value: i64 = 0
        while value < VALUES and not self.choices.allows(first + value * N_PLACES):
            value += 1
        return value < VALUES

    def _first_of_key(self, key: i64) -> i64:
        """The id of a hidden placing with value 0."""
        source = (-2 - key) // N_PLACES
        return place_run(source, 0) + (-2 - key) - source * N_PLACES

    def _answer_for(self, key: i64, state: State, seat: i64) -> i64:
        """The answer behind a branch: for a hidden placing the value that its owner would like to put
        there.
        """
        if key >= 0:
            return key
        first = self._first_of_key(key)
        policy = self.policy
        policy.look(state, seat)
        best: i64 = first
        best_score = -1000.0
        for value in range(VALUES):
            id = first + value * N_PLACES
            if self.choices.allows(id):
                score = policy.score(state, seat, id) + float(self.rng.below(64)) * 0.03
                if score > best_score:
                    best_score = score
                    best = id
        return best
