import { gameCodes, languages } from '@maru/contract'
import { text } from '@maru/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { nextMidnight, seoulDay } from '../../../platform/seoul-time.ts'
import { type OfferedPlace, offerPlaces } from '../../games/index.ts'
import { mayFeedsBegin } from '../intake/new-process.ts'
import { siteSwitches } from '../markets/lens.ts'
import { SILENCE_SECONDS } from '../markets/market-now.repository.ts'
import { feedsNow, menuRows } from './event-row.repository.ts'

const PLACES = ['livebetting', 'combinationbetting', 'gamestart'] as const
type Place = (typeof PLACES)[number]

/** Menus show how many events there are; every first page asks, so the events are counted this often for all. */
const COUNT_EVERY_MS = 15_000
/** While the feeds start their first events are about to be stored. */
const STARTING_MS = 1_000
type Counted = { events: Record<Place, number>; isStarting: boolean }
/** By the configuration of a process, of which tests have several. */
const counted = new WeakMap<Ctx['config'], { until: number; last: Promise<Counted> }>()

const countEvents = async (ctx: Ctx): Promise<Counted> => {
  const events = { livebetting: 0, combinationbetting: 0, gamestart: 0 }
  const { isOn, isRecovering } = await feedsNow(ctx, SILENCE_SECONDS)
  const isStarting = !isOn && (isRecovering || mayFeedsBegin())
  if (!isOn && !isStarting) return { events, isStarting }
  for (const { sport, live, upcoming } of await menuRows(ctx, nextMidnight(seoulDay(ctx.now)))) {
    if (sport === 'esport') events.gamestart += live + upcoming
    else {
      events.livebetting += live
      events.combinationbetting += upcoming
    }
  }
  return { events, isStarting }
}

const eventsNow = (ctx: Ctx): Promise<Counted> => {
  const at = ctx.now.getTime()
  const known = counted.get(ctx.config)
  if (known && at < known.until && at >= known.until - COUNT_EVERY_MS) return known.last
  const one = { until: at + COUNT_EVERY_MS, last: countEvents(ctx) }
  counted.set(ctx.config, one)
  one.last.then(
    ({ isStarting }) => {
      if (isStarting) one.until = at + STARTING_MS
    },
    () => counted.delete(ctx.config),
  )
  return one.last
}

/** Lists with events, as places of the lobby. Nothing is offered while no feed is up, or what staff of the site switched off. While the feeds start the events are those of before, or none. */
const placesOn = async (ctx: Ctx): Promise<OfferedPlace[]> => {
  const [{ events, isStarting }, switches] = [await eventsNow(ctx), await siteSwitches(ctx)]
  const isOn = (place: Place) => switches[place === 'gamestart' ? 'esport' : 'sports']
  return PLACES.filter((place) => (isStarting || events[place] > 0) && isOn(place)).map((place) =>
    placeOf(place, events[place]),
  )
}

const placeOf = (place: Place, games: number): OfferedPlace => {
  const { key, code, group, codeNameEN, ord } = gameCodes.find((one) => one.key === place) as (typeof gameCodes)[number]
  const [ko, en, vn] = languages.map((language) => text(language, 'sports-words', `place.${place}`))
  return {
    key,
    code,
    product: group,
    codeNameEN,
    ord,
    games,
    names: { ko, en, vn } as OfferedPlace['names'],
    isOwn: true,
  }
}

offerPlaces(placesOn)
