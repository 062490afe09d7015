import { createHash } from 'node:crypto'
import { chainOf, drawRound, factsOf, type Game, hexOf, marketsOf } from '@maru/draws'
import { describe, expect, test } from 'vitest'
import { type Proof, type Published, verify } from './verify.rules.ts'
import { type Walked, walkDown } from './walk.rules.ts'

const sha = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())
// The example of docs/guides/verify-a-draw.md.
const chain = chainOf(sha('Maru example chain'), 1_000)
const salt = sha('Maru example salt')
const firstDrawAt = Date.parse('2026-11-01T00:10:00Z')
const at = (ms: number) => new Date(ms).toISOString()

const proofOf = (game: Game, number: number): Proof => {
  const drawAt = firstDrawAt + (number - 1) * 300_000
  const draw = drawRound(game, salt, chain.linkAt(number))
  return {
    round: {
      roundId: at(drawAt).replace('.000Z', 'Z'),
      day: '2026-11-01',
      number: 1,
      state: 'settled',
      opensAt: at(drawAt - 300_000),
      closesAt: at(drawAt - 30_000),
      drawAt: at(drawAt),
    },
    draw: { numbers: [...draw.numbers], powerBall: draw.powerBall },
    chain: {
      chainId: 1,
      commitment: hexOf(chain.commitment),
      links: 1_000,
      committedAt: '2026-11-01T00:00:00Z',
      firstDrawAt: at(firstDrawAt),
      saltRule: 'the next beacon',
      salt: hexOf(salt),
      saltSource: 'beacon 7',
      saltPublishedAt: '2026-11-01T00:01:30Z',
      saltAt: '2026-11-01T00:02:00Z',
      saltStaff: 2,
    },
    link: { number, hex: hexOf(chain.linkAt(number)) },
    kinoThreeLinesUpTo: 35,
  }
}
const publishedOf = (game: Game, { draw }: Proof): Published => {
  const facts = factsOf(game, draw)
  return {
    draw,
    winners: Object.fromEntries(marketsOf[game].map((market) => [market.code, market.winnerOf(facts as never)])),
  }
}
const walk = (link: Proof['link']): Walked => {
  const steps = walkDown(link)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const check = (
  proof: Proof,
  { game = 'powerball' as Game, published = publishedOf(game, proof), seen = undefined as never } = {},
) => verify({ game, proof, published, walked: walk(proof.link), seen })

const changed = (hex: string) => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`

describe('a round that was drawn as promised', () => {
  test.each(['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const)(
    'is right in all five steps: %s',
    (game) => {
      for (const number of [1, 2, 36, 1_000]) {
        const { steps, firstWrong } = check(proofOf(game, number), { game })
        expect(firstWrong).toBeUndefined()
        expect(Object.values(steps).map(({ state }) => state)).toEqual(Array(5).fill('right'))
      }
    },
  )

  test('shows its words, and the blocks that they are from', () => {
    const { computed } = check(proofOf('speedkino', 36), { game: 'speedkino' })
    // The guide: kino of link 36 takes 67 bytes, and so a third block.
    expect(computed?.blocks).toHaveLength(3)
    expect(computed?.attempts.at(-1)?.at).toBe(66)
    expect(computed?.attempts.some(({ verdict }) => verdict === 'outside')).toBe(true)
  })
})

describe('what was changed is found at its step', () => {
  const proof = proofOf('powerball', 36)
  const published = publishedOf('powerball', proof)

  test('a number of the result', () => {
    const draw = { ...proof.draw, numbers: [9, ...proof.draw.numbers.slice(1)] }
    const { steps, firstWrong } = check({ ...proof, draw }, { published: { ...published, draw } })
    expect(firstWrong).toBe('result')
    expect(steps.result).toEqual({ state: 'wrong', why: 'resultOther' })
  })

  test('the order of the numbers', () => {
    const draw = { ...proof.draw, numbers: proof.draw.numbers.toReversed() }
    expect(check({ ...proof, draw }, { published: { ...published, draw } }).steps.result).toMatchObject({
      why: 'resultOther',
    })
  })

  test('a list that shows another result than the proof', () => {
    const draw = { ...proof.draw, powerBall: 9 }
    expect(check(proof, { published: { ...published, draw } }).steps.result).toMatchObject({ why: 'publishedTwice' })
  })

  test('the winner of a market', () => {
    const winners = { ...published.winners, 'sum-parity': 'even' }
    expect(check(proof, { published: { ...published, winners } }).steps.result).toMatchObject({ why: 'winnersOther' })
  })

  test('the link', () => {
    const { steps, firstWrong } = check({ ...proof, link: { ...proof.link, hex: changed(proof.link.hex) } })
    expect(firstWrong).toBe('link')
    expect(steps.link).toMatchObject({ why: 'linkLeadsElsewhere' })
    for (const step of [steps.stream, steps.result]) expect(step).toEqual({ state: 'open', why: 'linkWrong' })
  })

  test('a link of the same chain that belongs to another round', () => {
    const other = { number: 35, hex: hexOf(chain.linkAt(35)) }
    expect(check({ ...proof, link: other })).toMatchObject({
      firstWrong: 'link',
      steps: { link: { why: 'linkOfAnother' } },
    })
  })

  test('the commitment', () => {
    const commitment = changed(proof.chain.commitment)
    expect(check({ ...proof, chain: { ...proof.chain, commitment } }).steps.link).toMatchObject({
      why: 'linkLeadsElsewhere',
    })
  })

  test('the salt: the numbers are others, and whether the salt is right only its source can say', () => {
    const other = { ...proof, chain: { ...proof.chain, salt: changed(proof.chain.salt) } }
    expect(check(other)).toMatchObject({
      firstWrong: 'result',
      steps: { salt: { state: 'open', why: 'saltUnconfirmed' }, result: { why: 'resultOther' } },
    })
  })

  test('salt or commitment, where this browser was shown another one before', () => {
    const seen = { commitment: proof.chain.commitment, salt: proof.chain.salt }
    const judge = (chain: Partial<Proof['chain']>) =>
      verify({
        game: 'powerball',
        proof: { ...proof, chain: { ...proof.chain, ...chain } },
        published,
        walked: walk(proof.link),
        seen,
      })
    expect(judge({}).firstWrong).toBeUndefined()
    const other = { ...proof.draw, powerBall: 9 }
    const twice = { ...proof, draw: other }
    expect(
      verify({
        game: 'powerball',
        proof: twice,
        published: { ...published, draw: other },
        walked: walk(proof.link),
        seen,
      }),
    ).toMatchObject({ firstWrong: 'result', steps: { salt: { state: 'right' }, result: { why: 'resultOther' } } })
    expect(judge({ salt: changed(proof.chain.salt) })).toMatchObject({
      firstWrong: 'salt',
      steps: {
        salt: { why: 'saltChanged' },
        stream: { state: 'open', why: 'saltWrong' },
        result: { state: 'open', why: 'saltWrong' },
      },
    })
    expect(judge({ commitment: changed(proof.chain.commitment) }).steps.commitment).toMatchObject({
      why: 'commitmentChanged',
    })
  })

  test('a salt that is older than the commitment, and a commitment after the first draw', () => {
    expect(
      check({ ...proof, chain: { ...proof.chain, saltPublishedAt: '2026-10-31T23:00:00Z' } }).steps.salt,
    ).toMatchObject({
      why: 'saltEarly',
    })
    const early = check({ ...proof, chain: { ...proof.chain, saltPublishedAt: '2026-10-31T23:00:00Z' } })
    expect(early.steps.result).toEqual({ state: 'right' })
    expect(
      check({ ...proof, chain: { ...proof.chain, committedAt: '2026-11-01T00:20:00Z' } }).steps.commitment,
    ).toMatchObject({ why: 'commitmentLate' })
  })

  test('what is no hexadecimal text is wrong, and what needs it stays open', () => {
    const noSalt = verify({
      game: 'powerball',
      proof: { ...proof, chain: { ...proof.chain, salt: 'zz' } },
      published,
      walked: walk(proof.link),
      seen: undefined,
    })
    expect(noSalt).toMatchObject({
      firstWrong: 'salt',
      steps: { stream: { state: 'open' }, result: { state: 'open' } },
    })
    const noLink = verify({
      game: 'powerball',
      proof: { ...proof, link: { number: 36, hex: '' } },
      published,
      walked: undefined,
      seen: undefined,
    })
    expect(noLink).toMatchObject({
      firstWrong: 'link',
      steps: { link: { why: 'linkMalformed' }, result: { state: 'open' } },
    })
  })
})
