import { signUpReasons } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { ConfirmBar } from '../../shared/parts/confirm-bar.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { Reveal } from '../../shared/parts/reveal.tsx'
import { MarkBar } from './mark-bar.tsx'
import { namedOr } from './named-reason.ts'
import { SignUpRow } from './sign-up-row.tsx'
import './sign-ups.css'
import { type Marks, markOf } from '../../shared/marks/use-marks.ts'
import type { SignUpQueueState } from './use-sign-up-queue.ts'

type SignUpQueueProps = {
  state: SignUpQueueState
  onChoose: (memberId: number) => void
  /** Search and order, above the list. */
  filters?: ReactNode
  /** Other pages, below it. */
  pager?: ReactNode
  /** Rows that are marked to be handled together, and what to do with them. */
  marks?: Marks
}

export const SignUpQueue = ({ state, onChoose, filters, pager, marks }: SignUpQueueProps) => {
  const t = useText('office')
  const inWords = useText('sign-up-reasons')
  const { queue, row } = state
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (queue.chosen === undefined) return
    list.current?.querySelector(`[data-row="${queue.chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [queue.chosen])
  const liveCount = state.query.data?.total
  return (
    <Panel
      title={t('sign-up.title')}
      head={
        <>
          {liveCount !== undefined && <Chip tone={liveCount > 0 ? 'warn' : 'plain'}>{liveCount}</Chip>}
          <span className="grow" />
          {!filters && <span className="quiet">{t('sign-up.order')}</span>}
        </>
      }
    >
      {filters}
      {marks && state.mayDecide && <MarkBar marks={marks} />}
      <Reveal count={queue.waitingCount} onReveal={queue.reveal} />
      <div className="panel-scroll grow" {...queue.pointer}>
        <Asking query={state.query}>
          {() =>
            queue.shown.length === 0 ? (
              <Empty title={t(state.isSearched ? 'sign-up.none-found' : 'sign-up.empty')} />
            ) : (
              <ul ref={list} aria-label={t('sign-up.title')}>
                {queue.shown.map(({ row: each, isGone }) => (
                  <SignUpRow
                    key={each.memberId}
                    row={each}
                    isGone={isGone}
                    isChosen={queue.chosen === each.memberId}
                    mayDecide={state.mayDecide}
                    isBusy={state.isBusy}
                    {...(marks && state.mayDecide ? { mark: markOf(marks, each.memberId) } : {})}
                    onChoose={() => onChoose(each.memberId)}
                    onCalled={state.markCalled}
                    onApprove={state.askApprove}
                    onReject={state.askReject}
                    question={
                      state.asking === 'approve' &&
                      queue.chosen === each.memberId && (
                        <ConfirmBar
                          keyName="approve"
                          confirmLabel={t('sign-up.approve-anyway')}
                          isBusy={state.isBusy}
                          onConfirm={() => state.approveNow()}
                          onCancel={state.stopAsking}
                        >
                          {t('sign-up.not-called', { name: each.memNick })}
                        </ConfirmBar>
                      )
                    }
                  />
                ))}
              </ul>
            )
          }
        </Asking>
      </div>
      {pager}
      {state.asking === 'approve-late' && row && (
        <ReasonModal
          title={t('sign-up.late-title', { name: row.memNick })}
          note={t('sign-up.late-note')}
          presets={[t('sign-up.reason-called-back'), t('sign-up.reason-came-in')]}
          confirmLabel={t('sign-up.approve')}
          isGood
          isBusy={state.isBusy}
          onConfirm={state.approveNow}
          onClose={state.stopAsking}
        />
      )}
      {state.asking === 'reject' && row && (
        <ReasonModal
          title={t('sign-up.reject-title', { name: row.memNick })}
          note={t('sign-up.reject-note')}
          presets={signUpReasons.map((reason) => inWords(reason))}
          confirmLabel={t('act.reject')}
          isBusy={state.isBusy}
          onConfirm={(reason, preset) => state.rejectNow(namedOr(reason, preset))}
          onClose={state.stopAsking}
        />
      )}
    </Panel>
  )
}
