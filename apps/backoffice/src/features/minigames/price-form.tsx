import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { StaffError } from '../../shared/call/staff-error.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { seoulMinute } from '../../shared/time/seoul.ts'
import { useSavePrices } from './calls/save-prices.ts'
import {
  chancesOf,
  changedRows,
  draftFrom,
  isPossible,
  type PriceDraft,
  type Prices,
  problemOfPrice,
  readKino,
  readMargin,
  readPrice,
} from './price.rules.ts'
import { PriceChanges } from './price-changes.tsx'
import { PriceTable } from './price-table.tsx'
import './prices.css'

const schemaOf = (prices: Prices) =>
  z.custom<PriceDraft>().superRefine((draft, issues) => {
    const wrong = (path: (string | number)[], message: string) => issues.addIssue({ code: 'custom', path, message })
    for (const [at, chance] of chancesOf(prices, draft.kino).entries()) {
      const problem = problemOfPrice(draft.prices[at] ?? '', chance)
      if (problem) wrong(['prices', at], problem)
    }
    if (readMargin(draft.margin) === undefined) wrong(['margin'], 'shape')
    if (prices.game === 'kinoladder' && readKino(draft.kino) === undefined) wrong(['kino'], 'shape')
  })

/** Every price beside what it is worth. Nothing that the guard refuses can be sent, and the server and the database refuse it again. */
export const PriceForm = ({ prices }: { prices: Prices }) => {
  const t = useText('office')
  const may = useMay()
  const save = useSavePrices()
  const [asking, setAsking] = useState<PriceDraft>()
  const schema = useMemo(() => schemaOf(prices), [prices])
  const { register, control, handleSubmit, reset, trigger, formState } = useForm<PriceDraft>({
    defaultValues: draftFrom(prices),
    resolver: zodResolver(schema),
    mode: 'onChange',
  })
  const draft = useWatch({ control }) as PriceDraft
  const isLocked = !may('minigames.prices')
  const changed = changedRows(prices, draft)
  const isOther = formState.isDirty
  const wrong = formState.errors.prices?.length ? Object.values(formState.errors.prices).filter(Boolean).length : 0
  const send = (sent: PriceDraft) => {
    const kino = prices.game === 'kinoladder' ? readKino(sent.kino) : undefined
    const chances = chancesOf(prices, sent.kino)
    save.mutate(
      {
        body: {
          game: prices.game,
          version: prices.version,
          prices: prices.rows
            .map(({ market, outcome, price }, at) => ({
              market,
              outcome,
              price: readPrice(sent.prices[at] ?? '') ?? price,
            }))
            .filter((_, at) => chances[at] && isPossible(chances[at])),
          combinationMarginBp: readMargin(sent.margin) ?? prices.combinationMarginBp,
          ...(kino === undefined ? {} : { kinoThreeLinesUpTo: kino }),
        },
      },
      { onSettled: () => setAsking(undefined) },
    )
  }
  const isStale = save.error instanceof StaffError && save.error.code === 'STAFF_CONFLICT'
  return (
    <form className="mini-form" noValidate onSubmit={handleSubmit((sent) => setAsking(sent))}>
      <Panel
        title={t('minigames.prices')}
        head={
          <span className="quiet num">
            {t('minigames.version', { version: prices.version })} · {seoulMinute(prices.validFrom)}
            {prices.staffName && ` · ${prices.staffName}`}
          </span>
        }
      >
        <div className="mini-price-options">
          <TextInput
            label={t('minigames.combination-margin')}
            description={t('minigames.combination-margin-hint')}
            inputMode="decimal"
            maxLength={6}
            disabled={isLocked}
            error={formState.errors.margin && t('minigames.margin-range')}
            {...register('margin')}
          />
          {prices.game === 'kinoladder' && (
            <TextInput
              label={t('minigames.kino-lines')}
              description={t('minigames.kino-lines-hint')}
              inputMode="numeric"
              maxLength={2}
              disabled={isLocked}
              error={formState.errors.kino && t('minigames.kino-range')}
              {...register('kino', { onChange: () => void trigger() })}
            />
          )}
        </div>
        <PriceTable
          prices={prices}
          draft={draft}
          isLocked={isLocked}
          register={register}
          errors={formState.errors.prices}
        />
        {!isLocked && (
          <div className="confirm-bar mini-save" data-idle={isOther ? undefined : ''}>
            <span className="grow" role="status">
              {isStale && <b className="bad">{t('minigames.stale')} </b>}
              {wrong > 0
                ? t('minigames.wrong-prices', { count: wrong })
                : t(isOther ? 'minigames.changed-prices' : 'minigames.unchanged', { count: changed.length })}
            </span>
            <span className="confirm-acts">
              <Button disabled={!isOther} onClick={() => reset(draftFrom(prices))}>
                {t('minigames.undo')}
              </Button>
              <Button type="submit" variant="filled" disabled={!isOther || wrong > 0} loading={save.isPending}>
                {t('minigames.save-prices')}
              </Button>
            </span>
          </div>
        )}
      </Panel>
      {asking && (
        <ConfirmModal
          title={t('minigames.save-title', { version: prices.version + 1 })}
          confirmLabel={t('minigames.save-prices')}
          isBusy={save.isPending}
          onConfirm={() => send(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>{t('minigames.save-note', { count: changedRows(prices, asking).length })}</p>
          <PriceChanges prices={prices} draft={asking} />
        </ConfirmModal>
      )}
    </form>
  )
}
