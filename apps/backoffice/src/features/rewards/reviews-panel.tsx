import { type AdminAnswerOf, type adminReviewRules, reviewRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { amountText, digits, sumDigits } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { RuleVersions } from '../../shared/parts/rule-versions.tsx'
import { Change, Changes, SecondPanel } from '../../shared/parts/second-panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmReviewRules, useDropReviewRules, useReviewRules } from './calls/board-rewards.ts'
import { DaysPanel } from './days-panel.tsx'
import { ReviewRulesForm } from './review-rules-form.tsx'
import { ReviewsList } from './reviews-list.tsx'
import type { PlaceProps } from './spins-panel.tsx'

type Found = AdminAnswerOf<typeof adminReviewRules>

/** What posts bring: those that wait, the rules by versions, and what the last days came to. */
export const ReviewsPanel = ({ before, onBefore }: PlaceProps) => {
  const query = useReviewRules()
  return (
    <Asking query={query} lines={10}>
      {(found) => (
        <>
          <Requests found={found} />
          <ReviewsList before={before} onBefore={onBefore} />
          {/* Another version, saved by somebody else, starts the form anew. */}
          <ReviewRulesForm key={found.versions[0]?.version ?? 0} newest={found.versions[0]} />
          <Days found={found} />
          <RuleVersions
            rows={found.versions.map((row) => ({ ...row, from: row.fromDay }))}
            inForce={found.versions.find(({ fromDay }) => fromDay <= found.today)?.version}
          />
        </>
      )}
    </Asking>
  )
}

const fields = reviewRules.keyof().exclude(['isOn', 'boards', 'every', 'needsApproval']).options
const sums: readonly string[] = ['turnover', 'deposits']

/** Rules that bring members much more: another of the staff reads what changes and confirms it. */
const Requests = ({ found }: { found: Found }) => {
  const say = useText('office-rewards')
  const sayBoards = useText('office-boards')
  const may = useMay()
  const [confirm, drop] = [useConfirmReviewRules(), useDropReviewRules()]
  const now = found.versions[0]?.rules
  return (
    <SecondPanel
      rows={found.requests}
      what={({ wanted }) => (
        <Changes>
          {wanted.isOn && !now?.isOn && <Change label={say('reviews.isOn')} />}
          {!wanted.needsApproval && now?.needsApproval !== false && <Change label={say('reviews.atOnce')} />}
          {wanted.boards
            .filter((board) => !now?.boards.includes(board))
            .map((board) => (
              <Change key={board} label={`${say('reviews.boards')} ${sayBoards(`board.${board}`)}`} />
            ))}
          {wanted.every !== now?.every && <Change label={say(`reviews.every.${wanted.every}`)} />}
          {fields
            .filter((field) => wanted[field] !== now?.[field])
            .map((field) => {
              const text = (value: number | undefined) =>
                value === undefined ? undefined : sums.includes(field) ? sumDigits(value) : digits(value)
              return (
                <Change
                  key={field}
                  label={say(`reviews.${field}`)}
                  before={text(now?.[field])}
                  after={text(wanted[field])}
                />
              )
            })}
        </Changes>
      )}
      mayDecide={may('rewards.manage')}
      confirm={confirm}
      drop={drop}
    />
  )
}

const Days = ({ found }: { found: Found }) => {
  const say = useText('office-rewards')
  const columns: Column<Found['days'][number]>[] = [
    {
      id: 'members',
      head: say('reviews.members'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => digits(row.members),
    },
    { id: 'reviews', head: say('reviews.posts'), isFigure: true, cell: (row) => digits(row.reviews) },
    { id: 'points', head: say('batch.spent'), isFigure: true, cell: (row) => amountText(row.points, 'POINT') },
    { id: 'taken', head: say('reviews.taken'), isFigure: true, cell: (row) => amountText(row.taken, 'POINT') },
  ]
  return <DaysPanel rows={found.days} columns={columns} none={say('reviews.noDays')} />
}
