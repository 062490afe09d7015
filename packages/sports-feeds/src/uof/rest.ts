import { excerptOf, type Problem } from '../feed.ts'
import { fetchBody, HttpFailure } from '../fetch-body.ts'
import { type Fixture, type Language, languages, type MarketDescription, type VariantDescription } from '../message.ts'
import { neededText, neededWhole } from './attributes.ts'
import { marketsInLanguages, marketsOf, variantsInLanguages, variantsOf } from './descriptions.ts'
import { fixtureOf, inLanguages } from './fixture.ts'
import { childOf, childrenOf, type Element, LIST_BYTES, readXml } from './xml.ts'

const TIMEOUT_MS = 20_000
/** The most events that the feed answers at once. */
const SCHEDULE_PAGE = 1_000
/** Codes that the feed has for the product's languages. */
const codes: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', vn: 'vi' }

export type UofProducer = { id: number; name: string; url: URL; windowMs: number }

export type UofRestOptions = {
  /** With the path that all calls have in common: `https://api.betradar.com/v1/`. */
  url: URL
  token: string
  nodeId: number
  signal: AbortSignal
}

/** What the feed gives over REST. Every call fails where it does not succeed at once: who calls tries again. */
export type UofRest = {
  /** The virtual host at the broker. */
  virtualHost(): Promise<string>
  /** Those that are booked. */
  producers(): Promise<UofProducer[]>
  /** Asks for what was published since `after`; null: for all that is current. */
  startRecovery(producer: UofProducer, id: number, after: number | null): Promise<void>
  fixture(event: string): Promise<Fixture>
  /** Some of the events that prices are published for, from the `start`th on; none where there are no more. */
  scheduled(start: number): Promise<{ event: string; fixture: Fixture }[]>
  descriptions(): Promise<{ markets: MarketDescription[]; variants: VariantDescription[] }>
}

export const createUofRest = ({ url, token, nodeId, signal }: UofRestOptions): UofRest => {
  const headers = { 'x-access-token': token }
  const get = async (path: string): Promise<Element> => {
    const { body } = await fetchBody(new URL(path, url), {
      headers,
      signal,
      mostBytes: LIST_BYTES,
      timeoutMs: TIMEOUT_MS,
    })
    return readXml(body, LIST_BYTES)
  }
  const inEach = <T>(read: (language: Language) => Promise<T>): Promise<T[]> => Promise.all(languages.map(read))

  return {
    virtualHost: async () => neededText(await get('users/whoami.xml'), 'virtual_host'),
    producers: async () =>
      childrenOf(await get('descriptions/producers.xml'), 'producer')
        .filter(({ attributes }) => attributes.active === 'true')
        .map((producer) => ({
          id: neededWhole(producer, 'id'),
          name: producer.attributes.name ?? '',
          url: new URL(neededText(producer, 'api_url')),
          windowMs: neededWhole(producer, 'stateful_recovery_window_in_minutes') * 60_000,
        })),
    startRecovery: async (producer, id, after) => {
      // The token must go nowhere but to the feed's own address.
      const base = new URL(producer.url.pathname.replace(/\/?$/, '/'), url)
      const target = new URL('recovery/initiate_request', base)
      target.searchParams.set('request_id', String(id))
      target.searchParams.set('node_id', String(nodeId))
      if (after !== null) target.searchParams.set('after', String(after))
      await fetchBody(target, { method: 'POST', headers, signal, mostBytes: LIST_BYTES, timeoutMs: TIMEOUT_MS })
    },
    fixture: async (event) => {
      const path = (language: Language) =>
        `sports/${codes[language]}/sport_events/${encodeURIComponent(event)}/fixture.xml`
      const read = await inEach(async (language) => {
        const element = childOf(await get(path(language)), 'fixture')
        if (!element) throw new Error(`no fixture of ${event}`)
        return fixtureOf(element, language).fixture
      })
      const fixture = inLanguages(read)
      if (!fixture) throw new Error(`no fixture of ${event}`)
      return fixture
    },
    scheduled: async (start) => {
      const lists = await inEach(async (language) => {
        const path = `sports/${codes[language]}/schedules/pre/schedule.xml?start=${start}&limit=${SCHEDULE_PAGE}`
        return childrenOf(await get(path), 'sport_event').map((element) => fixtureOf(element, language))
      })
      const all = Map.groupBy(lists.flat(), ({ event }) => event)
      return [...all].flatMap(([event, found]) => {
        const fixture = inLanguages(found.map((one) => one.fixture))
        return fixture ? [{ event, fixture }] : []
      })
    },
    descriptions: async () => ({
      markets: marketsInLanguages(
        await inEach(async (language) => marketsOf(await get(`descriptions/${codes[language]}/markets.xml`), language)),
      ),
      variants: variantsInLanguages(
        await inEach(async (language) =>
          variantsOf(await get(`descriptions/${codes[language]}/variants.xml`), language),
        ),
      ),
    }),
  }
}

/** For a log: of a refusal its status, which says what to do. */
export const restProblem = (code: Problem['code'], event: string | null, error: unknown): Problem => ({
  code,
  producer: null,
  event,
  excerpt: excerptOf(error instanceof HttpFailure ? `status ${error.status}` : String(error)),
})
