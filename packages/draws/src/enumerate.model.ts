/** Every subset of `count` of the numbers 1 to `highest`, ascending; the same array each time, so copy what is to stay. */
export function* subsetsOf(count: number, highest: number): Generator<readonly number[]> {
  const subset = Array.from({ length: count }, (_, i) => i + 1)
  for (;;) {
    yield subset
    let at = count - 1
    while (at >= 0 && subset[at] === highest - count + at + 1) at--
    if (at < 0) return
    const next = (subset[at] ?? 0) + 1
    for (let i = at; i < count; i++) subset[i] = next + i - at
  }
}
