import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { DeskTable, TableShift } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { MomentInput } from '../../../shared/parts/moment-input.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { toMomentText } from '../../../shared/time/moment.ts'
import { serverNow } from '../../../shared/time/now.ts'
import { useOrder } from '../calls/order.ts'
import { dealerChoices } from './dealers.ts'
import { nextShift, type ShiftDraft, type ShiftPlan, type ShiftProblem, shiftForm } from './shift.rules.ts'

const problemWords: Record<ShiftProblem, Key<'office'>> = {
  required: 'form.required',
  name: 'tables.shift-name-bad',
  order: 'maintenance.order',
  past: 'maintenance.past',
  long: 'tables.shift-long',
  taken: 'tables.shift-taken',
}

/** Plans a shift of the table, behind the last one unless staff say otherwise. */
export const ShiftForm = ({ table, shifts }: { table: DeskTable; shifts: readonly TableShift[] }) => {
  const t = useText('office')
  const { give, isBusy } = useOrder(table)
  const { from, to } = nextShift(table, shifts, serverNow())
  const { register, control, handleSubmit, reset, formState } = useForm<ShiftDraft, unknown, ShiftPlan>({
    defaultValues: { name: '', dealer: String(table.dealer), from: toMomentText(from), to: toMomentText(to) },
    resolver: zodResolver(shiftForm(table, shifts, serverNow)),
  })
  const errorOf = (field: keyof ShiftDraft) => {
    const problem = formState.errors[field]?.message
    return problem ? t(problemWords[problem as ShiftProblem]) : undefined
  }
  const send = handleSubmit((plan) =>
    give({ kind: 'shift', ...plan }, (answer) => {
      if (answer?.outcome !== 'done') return
      const next = Date.parse(plan.to)
      const length = next - Date.parse(plan.from)
      reset({ name: '', dealer: String(plan.dealer), from: toMomentText(next), to: toMomentText(next + length) })
    }),
  )
  return (
    <Panel title={t('tables.shift-plan')} head={<span className="quiet">{t('maintenance.zone')}</span>}>
      <form className="panel-pad form" noValidate onSubmit={send}>
        <p className="second">{t('tables.shift-note')}</p>
        <div className="form-pair">
          <TextInput
            label={t('tables.shift-name')}
            description={t('tables.shift-name-hint')}
            autoComplete="off"
            maxLength={24}
            error={errorOf('name')}
            {...register('name')}
          />
          <NativeSelect
            label={t('tables.shift-figure')}
            description={t('tables.shift-figure-hint')}
            data={dealerChoices(t)}
            {...register('dealer')}
          />
        </div>
        <div className="form-pair">
          <MomentInput
            control={control}
            name="from"
            label={t('tables.shift-from')}
            error={errorOf('from')}
            isRequired
          />
          <MomentInput control={control} name="to" label={t('tables.shift-to')} error={errorOf('to')} isRequired />
        </div>
        <div className="form-actions">
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('tables.shift-send')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
