import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { mainPage } from '../../../features/site/calls/main.ts'
import { groupPages } from '../../../features/site/menu-groups.ts'
import { useHiddenSince } from '../../../shared/undisclosed/undisclosed.ts'

const heroPlaces = 2
const slotPlaces = 14

export type HeroBanner = {
  bannerIdx: number
  title: string
  text: string
  percent: number | null
  link: string | null
}

export const useMain = () => {
  const say = useText('main')
  const { data, error, refetch } = useQuery(mainPage)
  const hiddenSince = useHiddenSince()
  // What stands in the document before the operator's own banners are known, and where there are none.
  const usual: HeroBanner[] = [
    { bannerIdx: -1, title: say('hero.welcome'), text: say('hero.welcomeText'), percent: null, link: null },
    { bannerIdx: -2, title: say('hero.replay'), text: say('hero.replayText'), percent: null, link: null },
  ]
  return {
    /** Why there is nothing to show. */
    problem: data ? null : error,
    retry: () => void refetch(),
    heroes: (data?.banners.length ? data.banners : usual).slice(0, heroPlaces),
    /** Undefined while it is on the way. */
    loaded: data && {
      groups: data.groups.flatMap((group) => {
        const to = groupPages[group.groupCode]
        return to ? [{ ...group, to }] : []
      }),
      tables: data.tables,
      tableCount: data.tables.length,
      slots: data.slots.slice(0, slotPlaces),
      notices: data.notices,
      // The member's own win among them would give a round away.
      wins: data.recentWins.filter(({ at }) => hiddenSince === undefined || Date.parse(at) < hiddenSince),
    },
  }
}
export type Main = ReturnType<typeof useMain>
export type Loaded = NonNullable<Main['loaded']>
