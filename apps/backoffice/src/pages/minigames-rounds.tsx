import { Button } from '@mantine/core'
import type { MiniDeskRound } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { dayText, readDay } from '@maru/ui/day.ts'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Balls } from '../features/minigames/balls.tsx'
import { useMiniRounds } from '../features/minigames/calls/rounds.ts'
import { roundStateWords } from '../features/minigames/mini-words.ts'
import { GameTabs, MinigamesHead } from '../features/minigames/minigames-head.tsx'
import { roundReason } from '../features/minigames/round-reason.rules.ts'
import { digits, signedSum, sumDigits } from '../shared/money.ts'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { type Column, Grid } from '../shared/parts/grid.tsx'
import { Pager } from '../shared/parts/pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { SearchFields } from '../shared/parts/search-fields.tsx'
import { useNow } from '../shared/time/now.ts'
import { seoulClock, seoulMinute } from '../shared/time/seoul.ts'

const route = getRouteApi('/office/minigames/rounds')

/** Rounds of a game on one day. */
export const MinigameRoundsPage = () => {
  const t = useText('office')
  const { game, day, number, page } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = { ...(day ? { day } : {}), ...(number ? { number: Number(number) } : {}) }
  const query = useMiniRounds({ game, page, size: 30, ...asked })
  const columns: Column<MiniDeskRound>[] = [
    {
      id: 'number',
      head: t('minigames.round'),
      cell: (row) => <b className="num">{t('minigames.number', { number: row.number })}</b>,
      below: (row) => seoulClock(row.drawAt),
    },
    { id: 'at', head: t('minigames.draw-at'), isWideOnly: true, cell: (row) => seoulClock(row.drawAt) },
    {
      id: 'state',
      head: t('col.status'),
      cell: (row) => (
        <>
          <Chip tone={roundStateWords[row.state].tone}>{t(roundStateWords[row.state].word)}</Chip>{' '}
          {row.isCancelAsked && <Chip tone="warn">{t('minigames.cancel-asked')}</Chip>}
          <ShortReason round={row} />
        </>
      ),
    },
    {
      id: 'draw',
      head: t('minigames.result'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => (row.draw ? <Balls draw={row.draw} /> : '–'),
    },
    { id: 'bets', head: t('minigames.bets'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.bets) },
    { id: 'staked', head: t('minigames.staked'), isFigure: true, cell: (row) => sumDigits(row.staked) },
    {
      id: 'payouts',
      head: t('minigames.payouts'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => (row.payouts === null ? '–' : sumDigits(row.payouts)),
    },
    {
      id: 'profit',
      head: t('minigames.profit'),
      isFigure: true,
      cell: (row) => (row.payouts === null ? '–' : signedSum(row.staked - row.payouts)),
    },
  ]
  return (
    <>
      <MinigamesHead />
      <div className="page-body">
        <div className="page-head">
          <Filters key={`${day} ${number}`} />
        </div>
        <Panel
          label={t('minigames.rounds')}
          title={
            <GameTabs
              game={game}
              onGame={(next) => void navigate({ search: (was) => ({ ...was, game: next, page: 1 }) })}
            />
          }
        >
          <Asking query={query} lines={10}>
            {(found) =>
              found.rows.length === 0 ? (
                <Empty title={t('minigames.no-rounds')} />
              ) : (
                <>
                  <Scroll>
                    <Grid
                      label={t('minigames.rounds')}
                      columns={columns}
                      rows={found.rows}
                      idOf={(row) => row.roundId}
                      onRow={({ roundId }) =>
                        void navigate({
                          to: '/minigames/rounds/$game/$roundId',
                          params: { game, roundId },
                          search: { page: 1 },
                        })
                      }
                    />
                  </Scroll>
                  <Pager
                    page={found.page}
                    size={found.size}
                    total={found.total}
                    onPage={(next) => void navigate({ search: (was) => ({ ...was, page: next }) })}
                  />
                </>
              )
            }
          </Asking>
        </Panel>
      </div>
    </>
  )
}

/** Whole in the opened row. */
const ShortReason = ({ round }: { round: MiniDeskRound }) => {
  const t = useText('office')
  const reason = roundReason(round, 'short')
  if (!reason) return null
  const text = 'key' in reason ? t(reason.key) : reason.text
  return (
    <small className="quiet mini-reason" title={text}>
      {text}
    </small>
  )
}

const Filters = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const now = useNow()
  const day = found.day || seoulDate(now)
  const go = (next: string) => void navigate({ search: (was) => ({ ...was, day: next, number: '', page: 1 }) })
  return (
    <SearchFields
      label={t('minigames.rounds')}
      found={{ day: dayText(day), number: found.number }}
      words={{ day: t('minigames.day'), number: t('minigames.by-number') }}
      maxLength={12}
      onSend={(filled) =>
        void navigate({
          search: (was) => ({ ...was, day: readDay(filled.day) ?? '', number: filled.number.trim(), page: 1 }),
        })
      }
    >
      <Button
        aria-label={t('minigames.day-before')}
        title={t('minigames.day-before')}
        onClick={() => go(dayFrom(day, -1))}
      >
        <ChevronLeft size={15} aria-hidden />
      </Button>
      <Button
        aria-label={t('minigames.day-after')}
        title={t('minigames.day-after')}
        onClick={() => go(dayFrom(day, 1))}
      >
        <ChevronRight size={15} aria-hidden />
      </Button>
    </SearchFields>
  )
}

/** Today in Seoul, as `2026-11-23`. */
const seoulDate = (now: number): string => seoulMinute(now).slice(0, 10).replaceAll('.', '-')
const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
