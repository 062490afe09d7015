import { isCallError } from '@maru/client'
import type { BetRow } from '@maru/contract'
import { roundName } from '@maru/contract/round-name'
import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { UndoIcon } from '@maru/ui/icons.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayTimeSeconds } from '../../shared/format/date.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import { Link, navigate } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { BetStatus, Net, Payout, Selection } from './bet-figures.tsx'
import { BetMovements } from './bet-movements.tsx'
import { betDetail } from './calls/bet-detail.ts'
import { useReplayBet } from './calls/replay-bet.ts'

/** One wager with what it moved, and its round to look at again. */
export function BetDetailDialog({ row, close }: { row: BetRow; close: () => void }) {
  const say = useText('bets')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const { data, error, refetch } = useQuery(betDetail(row.betIdx))
  const replay = useReplayBet()
  const bet = data?.bet ?? row
  const line = (label: string, value: ReactNode) => (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-13 text-text-3">{label}</dt>
      <dd className="min-w-0 break-words text-right">{value}</dd>
    </div>
  )
  return (
    <Modal
      open
      onOpenChange={close}
      title={bet.gameName}
      note={bet.vendorName}
      closeLabel={sayCommon('action.close')}
      size="md"
      footer={
        data?.canReplay && (
          <Button
            full
            size="lg"
            icon={<UndoIcon size={18} />}
            busy={replay.isPending}
            busyLabel={say('detail.replayBusy')}
            onClick={() =>
              replay.mutate(bet.betIdx, {
                onSuccess: (url) => {
                  close()
                  navigate({ to: 'game', search: { url, name: bet.gameName } })
                },
              })
            }
          >
            {say('detail.replay')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <dl>
          {line(say('list.state'), <BetStatus bet={bet} />)}
          {bet.selection && line(say('list.selection'), <Selection bet={bet} />)}
          {line(say('list.stake'), <PlainSum units={bet.cash} />)}
          {line(say('list.payout'), <Payout bet={bet} />)}
          {line(say('list.net'), <Net bet={bet} />)}
          {line(say('detail.placed'), <span className="num">{dayTimeSeconds(bet.createdAt)}</span>)}
          {bet.settledAt && line(say('detail.settled'), <span className="num">{dayTimeSeconds(bet.settledAt)}</span>)}
          {line(
            say('detail.round'),
            <span title={bet.round} className="num">
              {roundName(bet.round)}
            </span>,
          )}
          {line(say('detail.betIdx'), <span className="break-all text-13 text-text-2">{bet.betIdx}</span>)}
        </dl>
        {/* Its selections, scores and cash-out stand on pages of their own. */}
        {(bet.gameType === 'sports' || bet.gameType === 'e-sports') && (
          <Link to="sportTickets" search={{ view: bet.settledAt ? 'settled' : undefined }} className={buttonClass()}>
            {say('detail.sports')}
          </Link>
        )}
        <section>
          <h3 className="mb-2 font-bold text-15">{say('detail.movements')}</h3>
          {error ? (
            <LoadFailed title={say('detail.failed')} problem={error} retry={refetch} />
          ) : data ? (
            <BetMovements movements={data.movements} />
          ) : (
            <div className="grid gap-2">
              <SkeletonTiles count={2} shape="row" />
            </div>
          )}
        </section>
        {replay.error && (
          <ErrorNote title={isCallError(replay.error, 'N404') ? say('detail.replayGone') : problemText(replay.error)}>
            <SupportFor problem={replay.error} />
          </ErrorNote>
        )}
      </div>
    </Modal>
  )
}
