import { readFileSync } from 'node:fs'
import { sportCashOut, sportPlace, sportQuote, sportTicketStates } from '@maru/contract'
import { type OutcomeResult, payoutOfTicket } from '@maru/sports'
import { expect, test } from 'vitest'

// The guide is all that the author of a program has.
const guide = readFileSync(new URL('../../../../docs/guides/bet-on-sports.md', import.meta.url), 'utf8')
const shown = (info: string): unknown => {
  const text = new RegExp(`^\`\`\`json ${info}\n([\\s\\S]*?)\n\`\`\`$`, 'm').exec(guide)?.[1]
  if (text === undefined) throw new Error(`the guide shows no ${info}`)
  return JSON.parse(text)
}

test('every state and code of a ticket stands in the guide', () => {
  for (const name of [...sportTicketStates, ...sportPlace.refusals, ...sportCashOut.refusals])
    expect(guide).toContain(`\`${name}\``)
})

test.each([sportQuote, sportPlace, sportCashOut])(
  'what the guide sends to $path is what the contract takes',
  (call) => {
    expect(call.body.strict().safeParse(shown(call.path)).error).toBeUndefined()
  },
)

test('what the guide shows of a quote is what the contract answers', () => {
  expect(sportQuote.data.strict().safeParse(shown(`${sportQuote.path} answer`)).error).toBeUndefined()
})

const results: Record<string, Omit<OutcomeResult, 'sharedBy'>> = {
  won: { voidHalves: 0, result: 1 },
  lost: { voidHalves: 0, result: 0 },
  void: { voidHalves: 2, result: 0 },
  'half-won': { voidHalves: 1, result: 1 },
  'half-lost': { voidHalves: 1, result: 0 },
}
const rows = [...guide.matchAll(/^\| ([\d ]+) \| (\d+) \| (\d{4} [^|]+) \| (\d+) \|$/gm)]

test.each(rows.map(([, ...cells]) => cells as [string, string, string, string]))(
  'sizes %s, stake %s, legs %s pay %s',
  (sizes, stake, legs, pays) => {
    const parsed = legs.split(', ').map((leg) => {
      const [price = '', said = ''] = leg.trim().split(' ')
      const [state = '', sharedBy = '1'] = said.split('/')
      return { price: Number(price), result: { ...results[state], sharedBy: Number(sharedBy) } as OutcomeResult }
    })
    const selections = parsed.map(({ price }, n) => ({
      event: `${n}`,
      market: '1',
      outcome: '1',
      price,
      isBanker: false,
    }))
    const ticket = { selections, sizes: sizes.split(' ').map(Number), stake: BigInt(stake) }
    const paid = payoutOfTicket(
      ticket as never,
      parsed.map(({ result }) => result),
    )
    expect(`${paid}`).toBe(pays)
  },
)

test('the guide has payouts of singles, accumulators and systems', () => {
  expect(rows.length).toBeGreaterThanOrEqual(10)
})
