import { zodResolver } from '@hookform/resolvers/zod'
import { NativeSelect, TextInput } from '@mantine/core'
import {
  type AdminEventReward,
  type EventTerms,
  eventTerms,
  eventWays,
  longestEventDays,
  staffReason,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { amountText } from '../../shared/money.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { MomentInput } from '../../shared/parts/moment-input.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { fromMomentText, toMomentText } from '../../shared/time/moment.ts'
import { readWhole } from '../minigames/amount.rules.ts'
import { useEventPosts, useSaveEventReward } from './calls/board-rewards.ts'

const DAY_MS = 24 * 3_600_000
const isMoment = z.string().refine((text) => fromMomentText(text) !== undefined)
const schema = z.object({
  boardIdx: z.string().regex(/^[1-9]\d*$/),
  way: z.enum(eventWays),
  points: z.string().refine((text) => readWhole(text) >= 1),
  winners: z.string().refine((text) => readWhole(text) >= 1),
  leastLetters: z.string().refine((text) => readWhole(text) >= 0),
  fromAt: isMoment,
  untilAt: isMoment,
  reason: staffReason,
})
type Draft = z.output<typeof schema>

const draftOf = (event: AdminEventReward | undefined): Draft => ({
  boardIdx: event ? String(event.boardIdx) : '',
  way: event?.terms.way ?? 'draw',
  points: String(event?.terms.points ?? ''),
  winners: String(event?.terms.winners ?? ''),
  leastLetters: String(event?.terms.leastLetters ?? 0),
  fromAt: event ? toMomentText(event.terms.fromAt) : '',
  untilAt: event ? toMomentText(event.terms.untilAt) : '',
  reason: '',
})

/** The budget is what its winners come to. Undefined: outside of its bounds. */
const termsOf = ({ way, points, winners, leastLetters, fromAt, untilAt }: Draft): EventTerms | undefined =>
  eventTerms.safeParse({
    way,
    points: readWhole(points),
    winners: readWhole(winners),
    budget: readWhole(points) * readWhole(winners),
    leastLetters: readWhole(leastLetters),
    fromAt: fromMomentText(fromAt),
    untilAt: fromMomentText(untilAt),
  }).data

const fields = ['points', 'winners', 'leastLetters'] as const

/** What taking part brings. Says beforehand what it may cost. */
export const EventForm = ({ event, onClose }: { event?: AdminEventReward; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const save = useSaveEventReward()
  const posts = useEventPosts().data?.rows.filter(({ memberId }) => memberId === 0) ?? []
  const { register, control, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: draftOf(event),
    resolver: zodResolver(schema),
  })
  const { errors } = formState
  const terms = termsOf(watch())
  const send = handleSubmit((draft) => {
    const wanted = termsOf(draft)
    if (!wanted || Date.parse(wanted.untilAt) > Date.now() + longestEventDays * DAY_MS) return setError('untilAt', {})
    save.mutate(
      {
        params: { boardIdx: Number(draft.boardIdx) },
        body: { after: event?.version ?? 0, terms: wanted, reason: draft.reason },
      },
      { onSuccess: onClose },
    )
  })
  return (
    <FormDrawer
      title={say(event ? 'events.change' : 'events.add')}
      isBusy={save.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {!event && (
        <NativeSelect
          label={say('events.post')}
          {...register('boardIdx')}
          error={errors.boardIdx && t('form.required')}
          data={[
            { value: '', label: say('events.choose') },
            ...posts.map(({ boardIdx, title }) => ({ value: String(boardIdx), label: title })),
          ]}
        />
      )}
      <NativeSelect
        label={say('events.way')}
        {...register('way')}
        data={eventWays.map((value) => ({ value, label: say(`events.way.${value}`) }))}
      />
      {fields.map((field) => (
        <TextInput
          key={field}
          label={say(`events.${field}`)}
          inputMode="numeric"
          maxLength={12}
          {...register(field)}
          error={errors[field] && say('form.wrong')}
        />
      ))}
      <MomentInput
        control={control}
        name="fromAt"
        label={say('events.fromAt')}
        isRequired
        error={errors.fromAt && say('form.wrong')}
      />
      <MomentInput
        control={control}
        name="untilAt"
        label={say('events.untilAt')}
        isRequired
        error={errors.untilAt && say('form.wrong')}
      />
      <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
      <p className="quiet" role="status">
        {terms ? say('events.cost', { points: amountText(terms.budget, 'POINT') }) : say('events.promise')}
      </p>
    </FormDrawer>
  )
}
