import { serverNow } from '@maru/client'
import type { GameGroup } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { betPeriodOf, untilHidden } from '../../../features/bets/bet-period.rules.ts'
import { betList } from '../../../features/bets/calls/bet-list.ts'
import { gameList } from '../../../features/games/calls/game-list.ts'
import { gameGroupCodes } from '../../../features/site/calls/game-group-codes.ts'
import { wirePeriod } from '../../../shared/period/period.rules.ts'
import { useFilter } from '../../../shared/period/use-filter.ts'
import { useHiddenSince } from '../../../shared/undisclosed/undisclosed.ts'

export const useBetList = () => {
  const say = useText('common')
  const { search, page, change, turnTo } = useFilter()
  const period = betPeriodOf(search, serverNow())
  const hiddenSince = useHiddenSince()
  const { data: groupCodes = [] } = useQuery(gameGroupCodes)
  const { data: games = [] } = useQuery(gameList({}))
  const groups = groupCodes
    .filter(({ games: count }) => count > 0)
    .map(({ groupCode }) => ({ value: groupCode, label: say(`group.${groupCode}`) }))
  const group = groups.find(({ value }) => value === search.group)?.value ?? ''
  const vendors = [
    ...new Map(
      games
        .filter(({ gameType }) => !group || gameType === group)
        .map(({ vendorKey, vendorName }) => [vendorKey, { value: vendorKey, label: vendorName }]),
    ).values(),
  ]
  const vendor = vendors.find(({ value }) => value === search.vendor)?.value ?? ''
  const history = useQuery({
    ...betList({
      groupKey: group as GameGroup | '',
      vendorCode: vendor,
      page,
      oldYn: period.isOld ? 'Y' : 'N',
      ...untilHidden(wirePeriod(period.period), hiddenSince),
    }),
    placeholderData: keepPreviousData,
  })
  const isWide = !group && !vendor && (period.isOld || period.period.kind === 'month')
  return {
    history,
    page,
    turnTo,
    filters: { period, change, group, groups, vendor, vendors },
    widen: isWide
      ? undefined
      : () =>
          change({
            period: 'month',
            from: undefined,
            until: undefined,
            group: undefined,
            vendor: undefined,
            old: undefined,
          }),
  }
}
