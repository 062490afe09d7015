import { Button } from '@mantine/core'
import type { MiniDrawOut, MiniFeedRow, Minigame } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulSecond, seoulShort } from '../../shared/time/seoul.ts'
import { Balls } from './balls.tsx'
import { useAcceptResult } from './calls/accept-result.ts'
import { useMiniFeed } from './calls/feed.ts'
import { actOf, noteOf } from './decide-result.rules.ts'
import { EnterResult } from './enter-result.tsx'
import { FeedFaults } from './feed-faults.tsx'
import './prices.css'

/** What the feed said last. What contradicts itself or came late is decided by two of the staff. */
export const FeedPanel = ({ game }: { game: Minigame }) => {
  const t = useText('office')
  const query = useMiniFeed(game)
  return (
    <Panel title={t('minigames.feed')} head={<span className="quiet">{t('minigames.four-eyes')}</span>}>
      <Asking query={query}>
        {({ rows, unread, setAside }) => (
          <>
            <FeedFaults unread={unread} setAside={setAside} />
            {rows.length === 0 ? (
              <Empty title={t('minigames.no-feed')} />
            ) : (
              <ul className="mini-feed" aria-label={t('minigames.feed')}>
                {rows.map((row) => (
                  <FeedRound key={row.round.roundId} game={game} row={row} />
                ))}
              </ul>
            )}
          </>
        )}
      </Asking>
    </Panel>
  )
}

const FeedRound = ({ game, row }: { game: Minigame; row: MiniFeedRow }) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const accept = useAcceptResult()
  const [chosen, setChosen] = useState<MiniDrawOut>()
  const [isEntering, setEntering] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { round, results, drawnByStaff, proposal, isHeld } = row
  const { roundId } = round
  const number = t('minigames.number', { number: round.number })
  return (
    <li data-held={isHeld ? '' : undefined}>
      <div className="row">
        <b className="num">{number}</b>
        <span className="quiet num">{seoulShort(round.drawAt, now)}</span>
        {isHeld && <Chip tone="bad">{t('minigames.held')}</Chip>}
      </div>
      {results.length === 0 && <p className="quiet">{t('minigames.nothing-received')}</p>}
      {results.map((result) => (
        <div key={result.text} className="mini-said">
          <span className="quiet num">{seoulSecond(result.receivedAt)}</span>
          {result.problem === 'unreadable' ? <code>{result.text}</code> : <Balls draw={result.draw} />}
          <span className="mini-verdict">
            {result.isUsed && <Chip tone="ok">{t('minigames.verdict-used')}</Chip>}
            {result.problem && <Chip tone="bad">{t(verdictOf(result.problem))}</Chip>}
            {isHeld && !result.problem && may('minigames.decide') && (
              <Button size="compact-sm" onClick={() => setChosen(result.draw)}>
                {t(actOf(row, result.draw))}
              </Button>
            )}
          </span>
        </div>
      ))}
      {drawnByStaff && (
        <div className="mini-said">
          <span className="quiet">{t('minigames.entered-by-staff')}</span>
          <Balls draw={drawnByStaff} />
          <span className="mini-verdict">
            <Chip tone="ok">{t('minigames.verdict-used')}</Chip>
            {isHeld && may('minigames.decide') && (
              <Button size="compact-sm" onClick={() => setChosen(drawnByStaff)}>
                {t(actOf(row, drawnByStaff))}
              </Button>
            )}
          </span>
        </div>
      )}
      {isHeld && round.state === 'closed' && may('minigames.decide') && (
        <Button size="compact-sm" className="mini-enter" onClick={() => setEntering(true)}>
          {t('minigames.enter-result')}
        </Button>
      )}
      {proposal && (
        <div className="mini-proposal">
          <p className="second">
            {t('minigames.result-by', { name: proposal.askedBy })} {proposal.reason}
          </p>
          <Balls draw={proposal.draw} />
          {!proposal.isOwn && may('minigames.decide') && (
            <Button size="compact-sm" variant="filled" onClick={() => setConfirming(true)}>
              {t('minigames.confirm-result')}
            </Button>
          )}
        </div>
      )}
      {isEntering && (
        <EnterResult
          game={game}
          title={t('minigames.take-title', { number: round.number })}
          onEnter={(draw) => {
            setEntering(false)
            setChosen(draw)
          }}
          onClose={() => setEntering(false)}
        />
      )}
      {chosen && (
        <ReasonModal
          title={t('minigames.take-title', { number: round.number })}
          note={t(noteOf(row, chosen))}
          presets={[t('minigames.take-why-official'), t('minigames.take-why-late')]}
          confirmLabel={t(actOf(row, chosen))}
          isGood
          isBusy={accept.isPending}
          onConfirm={(reason) =>
            accept.mutate({ body: { game, roundId, draw: chosen, reason } }, { onSettled: () => setChosen(undefined) })
          }
          onClose={() => setChosen(undefined)}
        />
      )}
      {isConfirming && proposal && (
        <ConfirmModal
          title={t('minigames.confirm-result')}
          confirmLabel={t('minigames.confirm-result')}
          isBusy={accept.isPending}
          onConfirm={() => {
            const { draw, reason } = proposal
            accept.mutate({ body: { game, roundId, draw, reason } }, { onSettled: () => setConfirming(false) })
          }}
          onClose={() => setConfirming(false)}
        >
          <p>{number}</p>
          <Balls draw={proposal.draw} />
          {round.state === 'settled' && <p className="second">{t(noteOf(row, proposal.draw))}</p>}
        </ConfirmModal>
      )}
    </li>
  )
}

const verdictOf = (problem: string): Key<'office'> =>
  problem === 'unreadable' ? 'minigames.verdict-unreadable' : 'minigames.verdict-impossible'
