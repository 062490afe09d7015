import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ConfirmChannel, connect } from 'amqplib'
import type { FeedHarness, OddsSaid, SettlementSaid, Source } from '../source.fixture.ts'
import { testClock } from '../test-clock.fixture.ts'
import { createUofFeed } from './uof-feed.ts'

const NODE = 7
const TOKEN = 'test-token'
const SILENCE_MS = 20_000
const EVENT = 'sr:match:1001'
/** On the schedule. */
export const SCHEDULED = 'sr:match:2002'

export type UofHarness = FeedHarness & {
  /** Any body with any routing key. */
  publish(routingKey: string, body: string | Uint8Array): Promise<void>
  /** Paths and tokens of the calls over REST. */
  calls: { path: string; token: string | undefined }[]
  /** The status with which recoveries are refused; null: they are accepted. */
  refuse(status: number | null): void
}

/** The feed's side: a broker to publish at, and its calls over REST. */
export const uofSource = async (brokerPort: number, throughPort = brokerPort): Promise<UofHarness> => {
  const clock = testClock()
  const rest = await restServer()
  const broker = await connect(`amqp://guest:guest@127.0.0.1:${brokerPort}`)
  const channel = await broker.createConfirmChannel()
  await channel.assertExchange('unifiedfeed', 'topic', { durable: false })
  const publish = (key: string, body: string | Uint8Array) => sent(channel, key, Buffer.from(body))
  const ofEvent = (kind: string, event: string, body: string) =>
    publish(`hi.-.live.${kind}.1.${event.replace(/:(\d+)$/, '.$1')}.-`, body)

  const source: Source = {
    producer: 1,
    market: { type: 1, specifiers: {} },
    outcomes: ['1', '3'],
    events: [EVENT, 'sr:match:999999'],
    unknownMarket: { type: 98_765, specifiers: { minute: '7', variant: 'x:y' } },
    recoversSince: true,
    recoveries: () => rest.recoveries,
    live: () => publish('-.-.-.alive.-.-.-.-', `<alive product="1" timestamp="${clock.now()}" subscribed="1"/>`),
    async recovered() {
      const id = rest.recoveries.at(-1)?.id
      const body = `<snapshot_complete request_id="${id}" product="1" timestamp="${clock.now()}"/>`
      await publish(`-.-.-.snapshot_complete.-.-.-.${NODE}`, body)
    },
    odds: (said) => ofEvent('odds_change', said.event, oddsXml(said)),
    rubbish: () => publish('-.-.-.odds_change.-.-.-.-', '<odds_change product="1"'),
    settle: (said) => ofEvent('bet_settlement', said.event, settlementXml(said)),
  }
  return {
    clock,
    silenceMs: SILENCE_MS,
    source,
    publish,
    calls: rest.calls,
    refuse: rest.refuse,
    feed: createUofFeed({
      api: rest.url,
      broker: new URL(`amqp://guest:guest@127.0.0.1:${throughPort}`),
      token: TOKEN,
      nodeId: NODE,
      silenceMs: SILENCE_MS,
      retryMs: 0,
      reconnectMs: 50,
      clock,
    }),
    async close() {
      await broker.close()
      await rest.close()
    },
  }
}

const sent = (channel: ConfirmChannel, key: string, body: Buffer): Promise<void> =>
  new Promise((done, failed) =>
    channel.publish('unifiedfeed', key, body, {}, (error: unknown) => (error ? failed(error) : done())),
  )

const specifiersOf = (specifiers: Readonly<Record<string, string>>): string =>
  Object.entries(specifiers)
    .map(([name, value]) => `${name}=${value}`)
    .join('|')

const oddsXml = ({ event, market, prices, at }: OddsSaid): string => `<?xml version="1.0" encoding="UTF-8"?>
  <odds_change product="1" event_id="${event}" timestamp="${at}" of_tomorrow="yes">
    <something_new/>
    <odds>
      <market id="${market.type}" specifiers="${specifiersOf(market.specifiers)}" status="1" favourite="1">
        ${Object.entries(prices).map(([id, odds]) => `<outcome id="${id}" odds="${odds}" active="1" probabilities="0.5"/>`)}
      </market>
    </odds>
  </odds_change>`

const settlementXml = ({ event, market, results, at }: SettlementSaid): string =>
  `
  <bet_settlement product="1" certainty="2" event_id="${event}" timestamp="${at}">
    <outcomes><market id="${market.type}">${results.map(([id, result]) => `<outcome id="${id}" result="${result}"/>`)}</market></outcomes>
  </bet_settlement>`.trim()

const scheduleXml = (language: string): string => `<schedule>${eventXml('sport_event', SCHEDULED, language)}</schedule>`

const fixtureXml = (event: string, language: string): string => `<?xml version="1.0" encoding="UTF-8"?>
  <fixtures_fixture xmlns="http://example.test/unified">${eventXml('fixture', event, language)}</fixtures_fixture>`

const eventXml = (element: string, event: string, language: string): string => `
  <${element} id="${event}" start_time="2026-11-21T10:00:00+00:00" status="not_started">
    <tournament id="sr:tournament:7" name="League ${language}">
      <sport id="sr:sport:1" name="Soccer"/><category id="sr:category:9" name="Region ${language}"/>
    </tournament>
    <competitors>
      <competitor id="sr:competitor:1" name="One ${language}" qualifier="home"/>
      <competitor id="sr:competitor:2" name="Two &amp; ${language}" qualifier="away"/>
    </competitors>
  </${element}>`

const marketsXml = (language: string): string => `<market_descriptions response_code="OK">
    <market id="18" name="Total ${language}" groups="all|score">
      <outcomes><outcome id="12" name="over {total} ${language}"/><outcome id="13" name="under {total} ${language}"/></outcomes>
      <specifiers><specifier name="total" type="decimal"/></specifiers>
    </market>
    <market name="without a number"/>
  </market_descriptions>`

async function restServer() {
  const calls: { path: string; token: string | undefined }[] = []
  const recoveries: { id: number; after: number | null }[] = []
  let refusal: number | null = null
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { pathname, searchParams } = url
    calls.push({ path: `${request.method} ${pathname}`, token: request.headers['x-access-token']?.toString() })
    const [, , area, language = '', kind = '', event = ''] = pathname.split('/')
    const answer = (body: string) => response.setHeader('content-type', 'application/xml').end(body)
    if (pathname === '/v1/users/whoami.xml') return answer('<bookmaker_details virtual_host="/"/>')
    if (pathname === '/v1/descriptions/producers.xml') return answer(producersXml)
    if (pathname === '/v1/liveodds/recovery/initiate_request') {
      if (refusal !== null) return response.writeHead(refusal).end()
      const after = searchParams.get('after')
      recoveries.push({ id: Number(searchParams.get('request_id')), after: after === null ? null : Number(after) })
      return response.writeHead(202).end('<response response_code="ACCEPTED"/>')
    }
    if (area === 'descriptions' && kind === 'markets.xml') return answer(marketsXml(language))
    if (area === 'descriptions') return answer('<variant_descriptions/>')
    if (kind === 'schedules') return answer(searchParams.get('start') === '0' ? scheduleXml(language) : '<schedule/>')
    if (kind === 'sport_events' && decodeURIComponent(event) === EVENT) return answer(fixtureXml(EVENT, language))
    response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`),
    calls,
    recoveries: recoveries as readonly { id: number; after: number | null }[],
    refuse: (status: number | null) => {
      refusal = status
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const producersXml = `<producers response_code="OK">
    <producer id="1" name="LO" active="true" api_url="https://api.example.test/v1/liveodds/" stateful_recovery_window_in_minutes="180"/>
    <producer id="9" name="other" active="false" api_url="https://api.example.test/v1/other/" stateful_recovery_window_in_minutes="180"/>
  </producers>`
