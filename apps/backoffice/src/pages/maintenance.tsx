import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Textarea } from '@mantine/core'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMaintenance } from '../features/maintenance/calls/maintenance.ts'
import { useSetMaintenance } from '../features/maintenance/calls/set-maintenance.ts'
import { type Plan, type PlanProblem, planForm, type Window } from '../features/maintenance/maintenance.rules.ts'
import { useUsualReasons } from '../features/maintenance/usual-reasons.ts'
import { languageNames } from '../shared/language-names.ts'
import { Asking } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { ConfirmModal } from '../shared/parts/confirm-modal.tsx'
import { MomentInput } from '../shared/parts/moment-input.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { useMay } from '../shared/staff/me.ts'
import { fromMomentText, toMomentText } from '../shared/time/moment.ts'
import { serverNow } from '../shared/time/now.ts'
import { seoulFull } from '../shared/time/seoul.ts'

type Reasons = Pick<Plan, 'ko' | 'en' | 'vn'>
type Current = NonNullable<ReturnType<typeof useMaintenance>['data']>
const problemWords: Record<PlanProblem, Key<'office'>> = {
  required: 'form.required',
  order: 'maintenance.order',
  past: 'maintenance.past',
}
const schema = planForm(serverNow)
const minuteMs = 60_000
const usualMinutes = 60

export const MaintenancePage = () => {
  const t = useText('office')
  const query = useMaintenance()
  const usual = useUsualReasons().data
  return (
    <div className="page-body narrow">
      <div className="page-head">
        <h1>{t('menu.maintenance')}</h1>
      </div>
      <Asking query={query}>
        {(current) => (
          <>
            <Now current={current} />
            {/* A window set by somebody else starts the form anew. */}
            {usual && <PlanForm key={`${current.startDate} ${current.endDate}`} current={current} usual={usual} />}
          </>
        )}
      </Asking>
    </div>
  )
}

const Now = ({ current }: { current: Current }) => {
  const t = useText('office')
  const may = useMay()
  const set = useSetMaintenance()
  const [isAsking, setAsking] = useState(false)
  const isPlanned = !current.isNow && current.endDate !== null && Date.parse(current.endDate) > serverNow()
  return (
    <Panel
      title={t('maintenance.state')}
      head={
        <Chip tone={current.isNow ? 'warn' : isPlanned ? 'info' : 'ok'}>
          {t(current.isNow ? 'maintenance.on' : isPlanned ? 'maintenance.planned' : 'maintenance.off')}
        </Chip>
      }
    >
      <div className="panel-pad form">
        {(current.isNow || isPlanned) && current.startDate && current.endDate ? (
          <>
            <b className="num">
              {seoulFull(current.startDate)} ~ {seoulFull(current.endDate)}
            </b>
            <p className="second">{t(current.isNow ? 'maintenance.on-note' : 'maintenance.planned-note')}</p>
            {may('site.maintenance') && (
              <div className="row">
                <Button variant="filled" onClick={() => setAsking(true)}>
                  {t(current.isNow ? 'maintenance.end' : 'maintenance.cancel')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <p className="second">{t('maintenance.off-note')}</p>
        )}
      </div>
      {isAsking && (
        <ConfirmModal
          title={t(current.isNow ? 'maintenance.end' : 'maintenance.cancel')}
          confirmLabel={t(current.isNow ? 'maintenance.end' : 'maintenance.cancel')}
          isBusy={set.isPending}
          onConfirm={() => set.mutate({ body: { window: null } }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('maintenance.end-note')}
        </ConfirmModal>
      )}
    </Panel>
  )
}

const firstPlan = (current: Current, usual: Reasons): Plan => {
  const now = serverNow()
  return {
    start: toMomentText(current.startDate ?? now + 10 * minuteMs),
    end: toMomentText(current.endDate ?? now + (10 + usualMinutes) * minuteMs),
    ...(current.reason ?? usual),
  }
}

const PlanForm = ({ current, usual }: { current: Current; usual: Reasons }) => {
  const t = useText('office')
  const may = useMay()
  const set = useSetMaintenance()
  const [asking, setAsking] = useState<{ window: Window; isNow: boolean }>()
  const { register, control, handleSubmit, getValues, setValue, formState } = useForm({
    defaultValues: firstPlan(current, usual),
    resolver: zodResolver(schema),
  })
  if (!may('site.maintenance')) return null
  const errorOf = (field: keyof Plan) => {
    const problem = formState.errors[field]?.message
    return problem && t(problemWords[problem as PlanProblem])
  }
  const ask = (isNow: boolean) => handleSubmit((window) => setAsking({ window, isNow }))
  const startNow = () => {
    const now = serverNow()
    const isEndAhead = Date.parse(fromMomentText(getValues('end')) ?? '') > now
    setValue('start', toMomentText(now))
    if (!isEndAhead) setValue('end', toMomentText(now + usualMinutes * minuteMs))
    void ask(true)()
  }
  return (
    <Panel title={t('maintenance.plan')} head={<span className="quiet">{t('maintenance.zone')}</span>}>
      <form className="panel-pad form" noValidate onSubmit={ask(false)}>
        <div className="form-pair">
          <MomentInput
            control={control}
            name="start"
            isRequired
            deps={['end']}
            label={t('maintenance.start')}
            error={errorOf('start')}
          />
          <MomentInput control={control} name="end" isRequired label={t('maintenance.until')} error={errorOf('end')} />
        </div>
        {(['ko', 'en', 'vn'] as const).map((language) => (
          <Textarea
            key={language}
            rows={2}
            maxLength={300}
            label={t('maintenance.reason', { language: t(languageNames[language]) })}
            error={errorOf(language)}
            {...register(language)}
          />
        ))}
        <div className="form-actions">
          <Button color="red" variant="filled" onClick={startNow}>
            {t('maintenance.now')}
          </Button>
          <Button type="submit" variant="filled">
            {t('maintenance.save')}
          </Button>
        </div>
      </form>
      {asking && (
        <ConfirmModal
          title={t(asking.isNow ? 'maintenance.confirm-now' : 'maintenance.confirm-plan')}
          confirmLabel={t(asking.isNow ? 'maintenance.now' : 'maintenance.save')}
          isDanger
          isBusy={set.isPending}
          onConfirm={() => set.mutate({ body: { window: asking.window } }, { onSettled: () => setAsking(undefined) })}
          onClose={() => setAsking(undefined)}
        >
          <p>
            <b className="num">
              {seoulFull(asking.window.startDate)} ~ {seoulFull(asking.window.endDate)}
            </b>
          </p>
          <p>{t('maintenance.confirm-note')}</p>
        </ConfirmModal>
      )}
    </Panel>
  )
}
