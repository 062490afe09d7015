import hashlib, hmac, itertools, sys
game, number = sys.argv[1], int(sys.argv[2])
link, commitment, salt = (bytes.fromhex(text) for text in sys.argv[3:6])
walked = link
for _ in range(number):
    walked = hashlib.sha256(walked).digest()
print("committed" if walked == commitment else "NOT COMMITTED")
seed = hmac.digest(salt, link, "sha256")
blocks = (hmac.digest(seed, counter.to_bytes(4, "big"), "sha256") for counter in itertools.count())
stream = itertools.chain.from_iterable(blocks)
def below(limit):
    value = next(stream) >> (8 - (limit - 1).bit_length())
    return value if value < limit else below(limit)
def draw(count, highest):
    numbers = []
    while len(numbers) < count:
        candidate = below(highest) + 1
        numbers += [] if candidate in numbers else [candidate]
    return numbers
print(*(draw(5, 28) + ["+", below(10)] if game.startswith("power") else draw(22, 70)))
