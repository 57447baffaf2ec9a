"""Learns what the clauses of a brief ask for, and writes `clause-reader.bin`.

Needs Debian's `python3-torch`, and about half an hour of one core for each round. Nobody needs it to run or to test the product.

    node matching-engine/encoder/list-examples.ts > /tmp/examples.jsonl
    python3 matching-engine/encoder/learn-clauses.py /tmp/examples.jsonl matching-engine/encoder/clause-reader.bin

`--held-out 8` leaves every eighth hundred of the marked briefs out, and prints how well they are read after each round. `--begin-with FILE` goes on
from a file that was learnt before, of these skills or others, and `--rate 0.5` learns half as fast. `--bfloat16` multiplies with half of the digits, which
takes two thirds of the time on processors that know these numbers. `--mean-with FILE` writes the mean of what was learnt, with a share of `--share-learnt 0.7`, and of a file that was learnt before,
and `--passes-of-pairs 1` compares each brief with its two profiles once a round.
"""

import argparse
import json
import math
import random
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

options = argparse.ArgumentParser()
options.add_argument("examples")
options.add_argument("output")
options.add_argument("--rounds", type=int, default=4)
options.add_argument("--held-out", type=int, default=0)
options.add_argument("--begin-with")
options.add_argument("--rate", type=float, default=1)
options.add_argument("--passes-of-pairs", type=int, default=3)
options.add_argument("--bfloat16", action="store_true")
options.add_argument("--mean-with")
options.add_argument("--share-learnt", type=float, default=0.5)
options = options.parse_args()

STATE, WIDE, WORD, HEADS = 512, 1536, 256, 4
LAYERS, LAYERS_OF_PACKAGE = 3, 2
TOGETHER, AT_MOST, PAIRS_TOGETHER = 40, 160, 64
RATE, RATE_OF_HEADS, WARM_UP, DROPPED, UNKNOWN = 5e-4, 2e-3, 200, 0.2, 0.05
SHARE_OF_OTHERS, WITHOUT_WORD, WITH_OTHERS = 0.1, 0.1, 0.15
MEANING, LIKENESS, ASKED_ALONE = 128, 0.07, 0.4
torch.manual_seed(1)
random.seed(1)


class Norm(nn.LayerNorm):
    """Norms with all digits, also where the rest is multiplied with half of them."""

    def forward(self, states):
        return super().forward(states.float())


class Layer(nn.Module):
    """One layer of the Universal Sentence Encoder lite, which norms before each step."""

    def __init__(self, size, widens):
        super().__init__()
        self.size = size
        self.norm, self.norm2 = Norm(size, eps=1e-6), Norm(STATE, eps=1e-6)
        self.attention, self.out = nn.Linear(size, 3 * size), nn.Linear(size, STATE)
        self.residual = nn.Linear(size, STATE) if widens else nn.Identity()
        self.wide, self.narrow = nn.Linear(STATE, WIDE), nn.Linear(WIDE, STATE)

    def forward(self, states, is_there):
        briefs, length, _ = states.shape
        parts = self.attention(self.norm(states)).split(self.size, -1)
        asks, offers, says = (part.view(briefs, length, HEADS, -1).transpose(1, 2) for part in parts)
        likeness = (asks * (self.size // HEADS) ** -0.5) @ offers.transpose(-1, -2)
        seen = (likeness + (~is_there)[:, None, None, :].float() * -1e9).softmax(-1) @ says
        states = self.out(seen.transpose(1, 2).reshape(briefs, length, -1)) + self.residual(states)
        return states + self.narrow(F.relu(self.wide(self.norm2(states))))


class ClauseReader(nn.Module):
    """Reads pieces of words as states, clauses as two means of the states of their pieces, and what a sentence means as two means of them all."""

    def __init__(self, package, skills, vectors):
        super().__init__()
        self.vectors = vectors
        self.words = nn.Embedding(*package["words"].shape)
        # NOTE: begins with nothing, so that a reader that did not know whole words can go on from where it was.
        self.whole_words = nn.Linear(vectors.shape[1], WORD, bias=False)
        nn.init.zeros_(self.whole_words.weight)
        self.layers = nn.ModuleList([Layer(WORD, True), *(Layer(STATE, False) for _ in range(1, LAYERS))])
        self.last, self.dropped = Norm(STATE), nn.Dropout(DROPPED)
        self.attention, self.brief = nn.Linear(STATE, 2), nn.Linear(STATE, WORD)
        self.asks, self.skills = nn.Linear(STATE, 1), nn.Linear(STATE + WORD, skills)
        self.meaning = nn.Linear(2 * STATE, MEANING)
        # NOTE: these two only help to learn: whether and for what each piece of a word asks.
        self.piece_asks, self.piece_skills = nn.Linear(STATE, 1), nn.Linear(STATE, skills)
        own = dict(self.named_parameters())
        for name, numbers in package.items():
            own[PARAMETERS.get(name, name)].data = torch.tensor(numbers)
        self.rest_from(LAYERS_OF_PACKAGE)

    def take(self, learnt):
        """Takes the numbers of a file that was learnt before, of as many layers or fewer."""
        own = dict(self.named_parameters())
        for name, numbers in learnt.items():
            own[name].data = torch.tensor(numbers).float().reshape(own[name].shape)
        self.rest_from(sum(f"layers.{number}.out.bias" in learnt for number in range(LAYERS)))

    def rest_from(self, first):
        """Begins layers as the one before them, but with nothing to say, so that what was learnt without them stays as it is."""
        for number in range(first, LAYERS):
            self.layers[number].load_state_dict(self.layers[first - 1].state_dict())
            for linear in (self.layers[number].out, self.layers[number].narrow):
                nn.init.zeros_(linear.weight)
                nn.init.zeros_(linear.bias)

    def states(self, numbers, words, is_there):
        length = numbers.shape[1]
        angles = torch.arange(length).float()[:, None] * 10_000.0 ** (-torch.arange(WORD // 2).float() / (WORD // 2 - 1))
        states = (2 * self.words(numbers) + self.whole_words(self.vectors[words]) + torch.cat([angles.sin(), angles.cos()], -1)) * is_there[..., None]
        for layer in self.layers:
            states = layer(states, is_there)
        return self.last(states)

    def means(self, numbers, words, is_there):
        """Returns what each text means, as directions: where a profile is right for a brief, theirs are close."""
        states = self.states(numbers, words, is_there)
        looks = self.attention(states)[..., 0] + (~is_there).float() * -1e9
        mean = is_there.float() / is_there.sum(1, keepdim=True)
        both = torch.cat([(weights[:, None] @ states)[:, 0] for weights in (looks.softmax(-1), mean)], -1)
        return F.normalize(self.meaning(self.dropped(both)).float(), dim=-1)

    def forward(self, numbers, words, is_there, in_clauses, around, clauses):
        states = self.states(numbers, words, is_there)
        looks = self.attention(states)
        outside = (~in_clauses).float() * -1e9
        for_skills, for_asking = ((looks[:, None, :, look] + outside).softmax(-1) @ states for look in (0, 1))
        whole = F.relu(self.brief((around.float() / around.sum(2, keepdim=True).clamp(min=1)) @ states))
        chosen = lambda every: every.reshape(-1, every.shape[-1])[clauses]
        asks = self.asks(self.dropped(chosen(for_asking)))[:, 0]
        return states, asks, self.skills(self.dropped(torch.cat([chosen(for_skills), chosen(whole)], -1)))


PARAMETERS = {"words": "words.weight"}


def read_package(folder):
    """Returns the numbers of the package's encoder, which this begins with, by our names."""
    model = json.load(open(f"{folder}/model.json"))
    bytes_ = b"".join(open(f"{folder}/{path}", "rb").read() for path in model["weightsManifest"][0]["paths"])
    found, at = {}, 0
    for part in model["weightsManifest"][0]["weights"]:
        kind = {"float32": np.float32, "int32": np.int32, "bool": np.uint8}[part["dtype"]]
        count = int(np.prod(part["shape"])) if part["shape"] else 1
        found[part["name"]] = np.frombuffer(bytes_, kind, count, at).reshape(part["shape"]).copy()
        at += count * np.dtype(kind).itemsize
    one = lambda end: next(numbers for name, numbers in found.items() if name.endswith(end))
    table = lambda end: one(end).reshape(one(end).shape[-2:]).T.copy()
    joined = "/ConcatPartitions/concat"
    package = {"words": one("module/Embeddings_en")}
    for number in (0, 1):
        layer = f"Layer_{number}/TransformerLayer/"
        for name, weight, bias in (
            ("attention", "MultiheadAttention/qkv_transform_single/kernel/part_0", "MultiheadAttention/qkv_transform_single/bias"),
            ("out", "MultiheadAttention/output_transform_single/kernel/part_0", "MultiheadAttention/output_transform_single/bias"),
            ("wide", "FFN/conv1/Tensordot/Reshape_1", "FFN/conv1/bias"),
            ("narrow", "FFN/conv2/Tensordot/Reshape_1", "FFN/conv2/bias"),
        ):
            package[f"layers.{number}.{name}.weight"] = table(layer + weight)
            package[f"layers.{number}.{name}.bias"] = one(layer + bias + joined)
        for name, place in (("norm", "layer_prepostprocess"), ("norm2", "FFN/layer_prepostprocess")):
            for kind, ours in (("scale", "weight"), ("bias", "bias")):
                package[f"layers.{number}.{name}.{ours}"] = one(f"{layer}{place}/layer_norm/layer_norm_{kind}{joined}")
    package["layers.0.residual.weight"] = table("Layer_0/TransformerLayer/dense/kernel" + joined)
    package["layers.0.residual.bias"] = one("Layer_0/TransformerLayer/dense/bias" + joined)
    return package


def read_vectors(path):
    """Returns the vectors of whole words, that of no word first."""
    body = open(path, "rb").read()
    (length,) = struct.unpack_from("<I", body)
    header = json.loads(body[4 : 4 + length])
    count = len(header["words"].split(" "))
    scales = np.frombuffer(body, "<f4", count, 4 + length)
    whole = np.frombuffer(body, np.int8, count * header["size"], 4 + length + 4 * count).reshape(count, -1)
    return torch.tensor(np.concatenate([np.zeros((1, header["size"]), np.float32), whole * scales[:, None]]))


def read_learnt(path, skills):
    """Returns the numbers of a file that was written before."""
    body = open(path, "rb").read()
    (length,) = struct.unpack_from("<I", body)
    header, at, found = json.loads(body[4 : 4 + length]), 4 + length, {}
    # NOTE: skills that the file does not know begin as the mean of those that it knows.
    places = [header["skills"].index(skill) if skill in header["skills"] else len(header["skills"]) for skill in skills]
    for part in header["parts"]:
        if "rows" in part:
            rows, columns = part["rows"], part["columns"]
            scales = np.frombuffer(body, "<f4", rows, at)
            whole = np.frombuffer(body, np.int8, rows * columns, at + 4 * rows).reshape(rows, columns)
            found[part["name"]], at = whole * scales[:, None], at + 4 * rows + rows * columns
        else:
            found[part["name"]] = np.frombuffer(body, "<f4", part["numbers"], at)
            at += 4 * part["numbers"]
    for name in ("skills.weight", "skills.bias"):
        found[name] = np.concatenate([found[name], found[name].mean(0, keepdims=True)])[places]
    return found


def batches_of(examples):
    """Returns the examples in groups of about the same length, in random order."""
    order, groups = random.sample(range(len(examples)), len(examples)), []
    for start in range(0, len(order), TOGETHER * 20):
        near = sorted(order[start : start + TOGETHER * 20], key=lambda at: len(examples[at]["numbers"]))
        groups += [[examples[at] for at in near[at : at + TOGETHER]] for at in range(0, len(near), TOGETHER)]
    return random.sample(groups, len(groups))


def batches_of_pairs(pairs):
    order = random.sample(pairs, len(pairs))
    return [order[at : at + PAIRS_TOGETHER] for at in range(0, len(order) - PAIRS_TOGETHER + 1, PAIRS_TOGETHER)]


def collate(batch, skills, with_others=0.0):
    """Puts examples side by side. What other clauses ask for is not told around a clause, but for a share of the clauses."""
    length = min(AT_MOST, max(len(one["numbers"]) for one in batch))
    most = max(len(one["clauses"]) for one in batch)
    numbers, is_there = torch.zeros(len(batch), length, dtype=torch.long), torch.zeros(len(batch), length, dtype=torch.bool)
    words = torch.zeros(len(batch), length, dtype=torch.long)
    in_clauses, around = (torch.zeros(len(batch), most, length, dtype=torch.bool) for _ in range(2))
    clauses, asks, weights_asked, weights, meant = [], [], [], [], []
    piece_asks, is_marked, pieces = torch.zeros(len(batch), length), torch.zeros(len(batch), length), []
    for at, one in enumerate(batch):
        count = min(length, len(one["numbers"]))
        numbers[at, :count] = torch.tensor(one["numbers"][:count])
        words[at, :count] = torch.tensor(one["words"][:count])
        is_there[at, :count] = True
        is_marked[at, :count] = float(one["isMarked"])
        for mark in one.get("marks", []):
            piece_asks[at, mark["from"] : mark["to"]] = 1
            if mark["skills"]:
                pieces += [(at, piece, mark["skills"]) for piece in range(mark["from"], min(mark["to"], count))]
        for number, clause in enumerate(one["clauses"]):
            if clause["from"] >= count:
                continue
            in_clauses[at, number, clause["from"] : clause["to"]] = True
            around[at, number, :count] = True
            for other in one["clauses"] if random.random() >= with_others else []:
                if other["asks"] and (other["from"] >= clause["to"] or other["to"] <= clause["from"]):
                    around[at, number, other["from"] : other["to"]] = False
            clauses.append(at * most + number)
            asks.append(float(clause["asks"]))
            weights.append(one["weight"])
            weights_asked.append(one["weightOfAsking"])
            meant.append(clause["skills"])
    return {
        "numbers": numbers, "words": words, "is_there": is_there, "in_clauses": in_clauses, "around": around, "clauses": torch.tensor(clauses),
        "asks": torch.tensor(asks), "weights": torch.tensor(weights), "weights_asked": torch.tensor(weights_asked),
        "meant": as_table(meant, skills), "piece_asks": piece_asks, "is_marked": is_marked * is_there,
        "pieces": [(at, piece) for at, piece, _ in pieces], "piece_meant": as_table([meant for *_, meant in pieces], skills),
    }  # fmt: skip


def as_table(rows, columns):
    table = torch.zeros(len(rows), columns)
    for at, row in enumerate(rows):
        for skill, share in row:
            table[at, skill] = share
    return table


def error_of(model, batch):
    """Returns how far the clauses of a batch, and the pieces of their words, are read wrongly."""
    numbers = torch.where(torch.rand(batch["numbers"].shape) < UNKNOWN, torch.zeros_like(batch["numbers"]), batch["numbers"])
    words = torch.where(torch.rand(batch["words"].shape) < WITHOUT_WORD, torch.zeros_like(batch["words"]), batch["words"])
    states, asks, skills = model(numbers, words, batch["is_there"], batch["in_clauses"], batch["around"], batch["clauses"])
    asked = F.binary_cross_entropy_with_logits(asks, batch["asks"], reduction="none") * batch["weights_asked"]
    error = asked.sum() / max(1.0, batch["weights_asked"].sum().item())
    has = batch["meant"].sum(1) > 0
    error = error + (-(batch["meant"] * skills.log_softmax(-1)).sum(1) * batch["weights"])[has].mean()
    if batch["is_marked"].sum() > 0:
        pieces = F.binary_cross_entropy_with_logits(model.piece_asks(states)[..., 0], batch["piece_asks"], reduction="none")
        error = error + 0.5 * (pieces * batch["is_marked"]).sum() / batch["is_marked"].sum()
    if batch["pieces"]:
        rows, columns = zip(*batch["pieces"])
        meant = model.piece_skills(states[list(rows), list(columns)]).log_softmax(-1)
        error = error + 0.3 * (-(batch["piece_meant"] * meant).sum(1)).mean()
    return error


def collate_texts(texts):
    """Puts texts side by side."""
    length = min(AT_MOST, max(1, max(len(text["numbers"]) for text in texts)))
    numbers, words = torch.zeros(len(texts), length, dtype=torch.long), torch.zeros(len(texts), length, dtype=torch.long)
    is_there = torch.zeros(len(texts), length, dtype=torch.bool)
    for at, text in enumerate(texts):
        count = min(length, len(text["numbers"]))
        numbers[at, :count], words[at, :count] = torch.tensor(text["numbers"][:count]), torch.tensor(text["words"][:count])
        is_there[at, :count] = True
    return numbers, words, is_there


def error_of_pairs(model, pairs):
    """
    Returns how far the profiles that are right for some briefs are from them, beside those that are nearly right and those of the other briefs (InfoNCE; van den
    Oord et al. 2018).
    """
    briefs = [pair["asked"] if random.random() < ASKED_ALONE else pair["brief"] for pair in pairs]
    numbers, words, is_there = collate_texts(briefs + [pair["fits"] for pair in pairs] + [pair["near"] for pair in pairs])
    numbers = torch.where(torch.rand(numbers.shape) < UNKNOWN, torch.zeros_like(numbers), numbers)
    words = torch.where(torch.rand(words.shape) < WITHOUT_WORD, torch.zeros_like(words), words)
    asked, fits, near = model.means(numbers, words, is_there).split(len(pairs))
    own = torch.arange(len(pairs))
    by_brief = F.cross_entropy(asked @ torch.cat([fits, near]).T / LIKENESS, own)
    return by_brief + 0.5 * F.cross_entropy(fits @ asked.T / LIKENESS, own)


def measure_pairs(model, pairs):
    """Prints how often the profile that is right for a brief is closer than the one that is nearly right, and than all others that were left out."""
    if not pairs:
        return
    model.eval()
    with torch.no_grad():
        asked, fits, near = (model.means(*collate_texts([pair[part] for pair in pairs])) for part in ("brief", "fits", "near"))
    closer = ((asked * fits).sum(1) > (asked * near).sum(1)).float().mean()
    likeness = asked @ fits.T
    rank = (likeness > likeness.diagonal()[:, None]).sum(1)
    print(f"{len(pairs)} pairs: closer {closer:.3f}, first {(rank < 1).float().mean():.3f}, among five {(rank < 5).float().mean():.3f}", flush=True)


def measure(model, held_out, skills):
    """Prints how many clauses that were left out are read rightly; a part of a profile never asks."""
    if not held_out:
        return
    model.eval()
    right = count = first = three = asking = 0
    with torch.no_grad():
        for batch in (collate(group, skills) for group in batches_of(held_out)):
            _, asks, meant = model(batch["numbers"], batch["words"], batch["is_there"], batch["in_clauses"], batch["around"], batch["clauses"])
            right += ((asks > 0).float() == batch["asks"]).sum().item()
            count += len(asks)
            for row, likely in zip(batch["meant"], meant.topk(3).indices.tolist()):
                if row.sum() > 0:
                    names = set(row.nonzero()[:, 0].tolist())
                    asking, first, three = asking + 1, first + (likely[0] in names), three + bool(names & set(likely))
    print(f"held out: asks {right / count:.3f}, first {first / asking:.3f}, among three {three / asking:.3f}", flush=True)


def learn():
    header, *examples = (json.loads(line) for line in open(options.examples))
    skills = header["skills"]
    marked = [one for one in examples if one["isMarked"] and one["clauses"]]
    offers = [one for one in examples if one.get("isOffer")]
    pairs = [one for one in examples if one.get("isPair")]
    others = [one for one in examples if not one["isMarked"] and not one.get("isOffer") and not one.get("isPair")]
    is_held_out = lambda at: options.held_out > 0 and at // 100 % options.held_out == 0
    held_out, held_out_offers, held_out_pairs = ([one for at, one in enumerate(every) if is_held_out(at)] for every in (marked, offers, pairs))
    marked = [one for every in (marked, offers) for at, one in enumerate(every) if not is_held_out(at)]
    pairs = [one for at, one in enumerate(pairs) if not is_held_out(at)]
    begin = lambda: ClauseReader(read_package(header["package"]), len(skills), read_vectors(header["vectors"]))
    model = begin()
    if options.begin_with:
        model.take(read_learnt(options.begin_with, skills))
        measure(model, held_out, len(skills))
        measure(model, held_out_offers, len(skills))
    begun = [(name.startswith(("words", "layers")), numbers) for name, numbers in model.named_parameters()]
    groups = [
        {"params": [numbers for is_begun, numbers in begun if not is_begun], "lr": RATE_OF_HEADS * options.rate},
        {"params": [numbers for is_begun, numbers in begun if is_begun], "lr": RATE * options.rate},
    ]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01, betas=(0.9, 0.98))
    drawn = int(SHARE_OF_OTHERS * len(others))
    steps = (math.ceil((len(marked) + drawn) / TOGETHER) + options.passes_of_pairs * (len(pairs) // PAIRS_TOGETHER)) * options.rounds
    shape = lambda step: min(1, step / WARM_UP) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, shape)
    mean, step = None, 0
    for number in range(options.rounds):
        started, sum_ = time.time(), 0.0
        model.train()
        data = marked + random.choices(others, weights=[one["chance"] for one in others], k=drawn)
        groups = batches_of(data) + [group for _ in range(options.passes_of_pairs) for group in batches_of_pairs(pairs)]
        for group in random.sample(groups, len(groups)):
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.bfloat16):
                error = error_of_pairs(model, group) if "fits" in group[0] else error_of(model, collate(group, len(skills), WITH_OTHERS))
            optimiser.zero_grad()
            error.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            step, sum_ = step + 1, sum_ + error.item()
            # NOTE: what is kept is a mean over the last steps, which reads better than the last one (Polyak and Juditsky 1992).
            if mean is None or step < 300:
                mean = {name: numbers.clone() for name, numbers in model.state_dict().items()} if step % 100 == 0 or mean is None else mean
            else:
                for name, numbers in model.state_dict().items():
                    mean[name].lerp_(numbers, 1 / 500)
        print(f"round {number + 1}: error {sum_ / len(groups):.3f}, {time.time() - started:.0f} s", flush=True)
        measure(model, held_out, len(skills))
        measure(model, held_out_offers, len(skills))
        measure_pairs(model, held_out_pairs)
    if options.mean_with:
        # NOTE: the mean of two readers that were learnt from the same beginning reads better than either (Wortsman et al. 2022).
        other = begin()
        other.take(read_learnt(options.mean_with, skills))
        for name, numbers in other.state_dict().items():
            mean[name].lerp_(numbers, 1 - options.share_learnt)
    write(mean, skills)


def write(numbers, skills):
    """Writes the file that `learnt-numbers.ts` reads: tables as whole numbers with a scale for each row, lists as they are."""
    parts, body = [], b""
    for name, values in numbers.items():
        if name.startswith("piece_"):
            continue
        values = values.float().numpy()
        if values.ndim == 2 and values.shape[0] > 4:
            scales = np.abs(values).max(1, keepdims=True) / 127
            scales[scales == 0] = 1
            parts.append({"name": name, "rows": values.shape[0], "columns": values.shape[1]})
            body += scales[:, 0].astype("<f4").tobytes() + np.round(values / scales).astype(np.int8).tobytes()
        else:
            parts.append({"name": name, "numbers": values.size})
            body += values.reshape(-1).astype("<f4").tobytes()
    header = json.dumps({"skills": skills, "parts": parts}).encode()
    header += b" " * (-len(header) % 4)
    with open(options.output, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + body)


learn()
