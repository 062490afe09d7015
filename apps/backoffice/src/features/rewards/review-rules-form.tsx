import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { postBoards, type ReviewRules, reviewPeriods, reviewRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, digits, sumDigits } from '../../shared/money.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { SaveRules } from '../../shared/parts/save-rules.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { readAmount, readWhole } from '../minigames/amount.rules.ts'
import { useSaveReviewRules, useTryReviewRules } from './calls/board-rewards.ts'

const fields = ['points', 'leastLetters', 'turnover', 'deposits', 'most', 'takeBackDays'] as const
type Draft = Record<(typeof fields)[number], string> & Pick<ReviewRules, 'isOn' | 'boards' | 'every' | 'needsApproval'>

const draftOf = (rules: ReviewRules | undefined): Draft => ({
  isOn: rules?.isOn ?? true,
  boards: rules?.boards ?? ['normal'],
  every: rules?.every ?? 'day',
  needsApproval: rules?.needsApproval ?? true,
  points: String(rules?.points ?? 300),
  leastLetters: String(rules?.leastLetters ?? 50),
  turnover: sumDigits(rules?.turnover ?? 0),
  deposits: sumDigits(rules?.deposits ?? 0),
  most: String(rules?.most ?? 2),
  takeBackDays: String(rules?.takeBackDays ?? 7),
})

/** Undefined: something is no number, or outside of its bounds. */
const rulesOf = ({ turnover, deposits, points, leastLetters, most, takeBackDays, ...rest }: Draft) =>
  reviewRules.safeParse({
    ...rest,
    turnover: readAmount(turnover),
    deposits: readAmount(deposits),
    points: readWhole(points),
    leastLetters: readWhole(leastLetters),
    most: readWhole(most),
    takeBackDays: readWhole(takeBackDays),
  }).data

type Props = { newest: { version: number; rules: ReviewRules } | undefined }

/** What a post brings, and what these rules would have cost. */
export const ReviewRulesForm = ({ newest }: Props) => {
  const say = useText('office-rewards')
  const may = useMay()
  const save = useSaveReviewRules()
  const [draft, setDraft] = useState(() => draftOf(newest?.rules))
  const rules = rulesOf(draft)
  const isLocked = !may('rewards.manage')
  const change = (changes: Partial<Draft>) => setDraft((was) => ({ ...was, ...changes }))
  return (
    <Panel title={say('reviews.rules')} head={<span className="quiet">{say('attendance.note')}</span>}>
      <fieldset className="panel-pad reward-fields reward-plain" disabled={isLocked}>
        <Checkbox
          label={say('reviews.isOn')}
          checked={draft.isOn}
          onChange={({ currentTarget: { checked } }) => change({ isOn: checked })}
        />
        <Checkbox
          label={say('reviews.needsApproval')}
          checked={draft.needsApproval}
          onChange={({ currentTarget: { checked } }) => change({ needsApproval: checked })}
        />
        <Boards draft={draft} onChange={change} />
        {fields.map((field) => (
          <TextInput
            key={field}
            label={say(`reviews.${field}`)}
            inputMode="numeric"
            maxLength={20}
            value={draft[field]}
            onChange={({ currentTarget: { value } }) => change({ [field]: value })}
          />
        ))}
        <NativeSelect
          label={say('reviews.every')}
          value={draft.every}
          data={reviewPeriods.map((value) => ({ value, label: say(`reviews.every.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ every: reviewPeriods.find((one) => one === value) ?? 'day' })
          }
        />
      </fieldset>
      <Cost rules={rules} />
      {!isLocked && (
        <SaveRules
          label={say('rules.save')}
          note={say('reviews.save-note')}
          save={save}
          bodyOf={rules && ((reason) => ({ after: newest?.version ?? 0, rules, reason }))}
        />
      )}
    </Panel>
  )
}

const Boards = ({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) => {
  const say = useText('office-rewards')
  const sayBoards = useText('office-boards')
  return (
    <Checkbox.Group className="reward-wide" label={say('reviews.boards')} value={draft.boards}>
      <span className="row">
        {postBoards.map((board) => (
          <Checkbox
            key={board}
            value={board}
            label={sayBoards(`board.${board}`)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ boards: checked ? [...draft.boards, board] : draft.boards.filter((one) => one !== board) })
            }
          />
        ))}
      </span>
    </Checkbox.Group>
  )
}

/** Asked for by a press: it counts the posts of a month. */
const Cost = ({ rules }: { rules: ReviewRules | undefined }) => {
  const say = useText('office-rewards')
  const attempt = useTryReviewRules()
  if (!rules) return <p className="panel-pad quiet">{say('form.wrong')}</p>
  const isOfThese = JSON.stringify(attempt.variables?.body?.rules) === JSON.stringify(rules)
  const tried = isOfThese ? attempt.data : undefined
  return (
    <p className="panel-pad row">
      <Button size="compact-sm" loading={attempt.isPending} onClick={() => attempt.mutate({ body: { rules } })}>
        {say('reviews.try')}
      </Button>
      <span className="quiet" role="status">
        {tried
          ? say('reviews.cost', {
              posts: digits(tried.posts),
              members: digits(tried.members),
              points: amountText(tried.points, 'POINT'),
              most: amountText(tried.mostEach, 'POINT'),
            })
          : say('reviews.try-note')}
      </span>
    </p>
  )
}
