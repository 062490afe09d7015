import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MessageOf, messageKey } from '../index.ts'
import { readMessage } from './read-message.ts'

const read = (xml: string) => readMessage(Buffer.from(xml))
const HEAD = 'product="3" event_id="sr:match:42" timestamp="1700000000123"'
const settlementOf = (outcome: string) => {
  const { message, problems } = read(
    `<bet_settlement ${HEAD}><outcomes><market id="16" specifiers="hcp=-0.25">${outcome}</market></outcomes></bet_settlement>`,
  )
  return { result: (message as MessageOf<'settlement'>).markets[0]?.outcomes[0]?.result, problems }
}

test.each([
  ['result="1"', { voidHalves: 0, result: 1, sharedBy: 1 }],
  ['result="0"', { voidHalves: 0, result: 0, sharedBy: 1 }],
  ['result="1" void_factor="0.5"', { voidHalves: 1, result: 1, sharedBy: 1 }],
  ['result="0" void_factor="0.5"', { voidHalves: 1, result: 0, sharedBy: 1 }],
  ['result="0" void_factor="1.0"', { voidHalves: 2, result: 0, sharedBy: 1 }],
  ['result="1" dead_heat_factor="0.5"', { voidHalves: 0, result: 1, sharedBy: 2 }],
  ['result="1" dead_heat_factor="0.33"', { voidHalves: 0, result: 1, sharedBy: 3 }],
  ['result="-1"', null],
])('an outcome with %s comes to what it says', (attributes, result) => {
  expect(settlementOf(`<outcome id="1714" ${attributes}/>`)).toEqual({ result, problems: [] })
})

test.each([
  'result="2"',
  '',
  'result="1" void_factor="0.7"',
  'result="1" void_factor=""',
  'result="1" dead_heat_factor="0"',
  'result="1" dead_heat_factor="0.6667"',
])('a market of which an outcome says %j is not settled', (attributes) => {
  const { result, problems } = settlementOf(`<outcome id="1715" result="0"/><outcome id="1714" ${attributes}/>`)
  expect(result).toBeUndefined()
  expect(problems).toMatchObject([{ code: 'missing', event: 'sr:match:42', producer: 3 }])
})

test('a status has the score by parts, the clock, and who won', () => {
  const { message } = read(`<odds_change ${HEAD} request_id="9">
    <sport_event_status status="4" match_status="120" home_score="1.0" away_score="1">
      <clock match_time="120:00" stopped="true"/>
      <period_scores>
        <period_score match_status_code="6" number="1" home_score="1" away_score="0"/>
        <period_score match_status_code="405" number="1" home_score="0" away_score="0"/>
        <period_score match_status_code="50" number="1" home_score="3" away_score="4"/>
        <period_score match_status_code="501" number="1" home_score="3" away_score="4"/>
      </period_scores>
    </sport_event_status>
  </odds_change>`)
  expect(message).toMatchObject({ producer: 3, at: 1_700_000_000_123, recovery: 9, markets: [] })
  expect((message as MessageOf<'oddsChange'>).status).toEqual({
    state: 'closed',
    phase: 120,
    clock: { played: 7_200, remaining: null, isStopped: true },
    score: {
      home: 1,
      away: 1,
      ended: true,
      winner: 'away',
      periods: [
        { kind: 'half', nr: 1, home: 1, away: 0, ended: true },
        { kind: 'inning', nr: 3, home: 0, away: 0, ended: true },
        { kind: 'penalties', nr: 1, home: 3, away: 4, ended: true },
      ],
    },
  })
})

test('the score of an event that will not go on says so', () => {
  const { message } = read(
    `<odds_change ${HEAD}><sport_event_status status="9" match_status="90" home_score="1" away_score="0"/></odds_change>`,
  )
  const { status } = message as MessageOf<'oddsChange'>
  expect(status?.score).toEqual({ home: 1, away: 0, periods: [], ended: false, winner: null, abandoned: true })
})

test('a market whose state is not known, or of which an outcome cannot be read, is suspended', () => {
  const { message, problems } = read(`<odds_change ${HEAD}><odds>
    <market id="1" status="17"><outcome id="1" odds="2.1"/></market>
    <market id="18" specifiers="total=2.5" status="1"><outcome odds="2.1"/></market>
    <market id="219" status="-3"/>
    <market status="1"/>
  </odds></odds_change>`)
  const { markets } = message as MessageOf<'oddsChange'>
  expect(markets.map(({ market, state }) => [market.type, state])).toEqual([
    [1, 'suspended'],
    [18, 'suspended'],
    [219, 'settled'],
  ])
  expect(problems.map(({ code }) => code)).toEqual(['missing', 'missing'])
})

test('cancellations have their time, and rollbacks name their markets', () => {
  expect(
    read(
      `<bet_cancel ${HEAD} start_time="5" superceded_by="sr:match:43"><market id="1" void_reason="12"/></bet_cancel>`,
    ).message,
  ).toMatchObject({
    kind: 'betCancel',
    window: { from: 5, until: null },
    supersededBy: 'sr:match:43',
    markets: [{ market: { type: 1, specifiers: {} }, voidReason: 12 }],
  })
  expect(
    read(`<rollback_bet_cancel ${HEAD} end_time="7"><market id="1"/></rollback_bet_cancel>`).message,
  ).toMatchObject({
    kind: 'cancelRollback',
    window: { from: null, until: 7 },
  })
  expect(
    read(`<rollback_bet_settlement ${HEAD}><market id="213" specifiers="setnr=3|gamenr=2"/></rollback_bet_settlement>`)
      .message,
  ).toMatchObject({
    kind: 'settlementRollback',
    markets: [{ type: 213, specifiers: { gamenr: '2', setnr: '3' } }],
  })
  expect(read(`<bet_stop ${HEAD} market_status="1"/>`).message).toMatchObject({ groups: ['all'], state: 'suspended' })
  expect(read(`<fixture_change ${HEAD} change_type="2" start_time="8"/>`).message).toMatchObject({
    change: 'start',
    startsAt: 8,
  })
})

test('the same message has the same key, in a recovery and with its specifiers in another order', () => {
  const key = (specifiers: string, more = '') => {
    const xml = `<rollback_bet_settlement ${HEAD} ${more}><market id="213" specifiers="${specifiers}"/></rollback_bet_settlement>`
    const { message } = read(xml)
    return message && messageKey(message)
  }
  expect(key('setnr=3|gamenr=2')).toBe(key('gamenr=2|setnr=3', 'request_id="4"'))
  expect(key('setnr=3|gamenr=2')).not.toBe(key('setnr=2|gamenr=3'))
})

test('no bytes make the reader throw, and what it cannot read it reports', () => {
  const names = ['odds_change', 'bet_settlement', 'bet_cancel', 'bet_stop', 'alive', 'x']
  const words = [
    ...names,
    '<',
    '>',
    '/>',
    '</',
    '"',
    ' id="1"',
    ' product="1"',
    ' timestamp="1"',
    ' event_id="e"',
    '<market',
    '<!--',
    '&lt;',
    '&x;',
    '\0',
  ]
  const documents = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((parts) => Buffer.from(`<${parts.join('')}`)),
  )
  fc.assert(
    fc.property(documents, (body) => {
      const { message, control, problems } = readMessage(body)
      expect(message !== null || control !== null || problems.length > 0).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['a document type', '<!DOCTYPE alive SYSTEM "file:///etc/passwd"><alive product="1" timestamp="1"/>'],
  ['an entity of its own', '<alive product="&secret;" timestamp="1"/>'],
  ['a hundred thousand elements in each other', '<a>'.repeat(100_000)],
])('%s is refused', (_, xml) => {
  expect(read(xml)).toMatchObject({ message: null, control: null, problems: [{ code: 'unreadable' }] })
})
