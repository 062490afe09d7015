import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { mainPage } from '../../../features/site/calls/main.ts'
import { groupPages } from '../../../features/site/menu-groups.ts'

/** What the site offers before it is known what the operator has changed. */
const usualPercents = { 'first-deposit': 20, 'daily-deposit': 10 } as const
const heroPlaces = 2
const slotPlaces = 14
const tablePlaces = 4

export const useMain = () => {
  const say = useText('main')
  const { data, isError, refetch } = useQuery(mainPage)
  const usual = (['first-deposit', 'daily-deposit'] as const).map((kind) => ({
    bannerIdx: 0,
    kind,
    title: say(kind === 'first-deposit' ? 'hero.first' : 'hero.daily'),
    text: say(kind === 'first-deposit' ? 'hero.firstText' : 'hero.dailyText'),
    percent: usualPercents[kind],
  }))
  const offers = data?.banners.filter((banner) => banner.percent !== null && banner.kind !== 'plain')
  return {
    isLoading: !data && !isError,
    isError,
    retry: () => void refetch(),
    heroes: (offers ?? usual).slice(0, heroPlaces),
    groups: data?.groups.flatMap((group) => {
      const to = groupPages[group.groupCode]
      return to && group.games > 0 ? [{ ...group, to }] : []
    }),
    tables: data?.tables.slice(0, tablePlaces),
    tableCount: data?.tables.length ?? 0,
    slots: data?.slots.slice(0, slotPlaces),
    notices: data?.notices,
    wins: data?.recentWins,
  }
}
export type Main = ReturnType<typeof useMain>
