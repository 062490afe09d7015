import { Button, TextInput } from '@mantine/core'
import type { DeskTable, TableLimits } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { sumText } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { amountField, readAmount } from '../minigames/amount.rules.ts'
import { useOrder } from './calls/order.ts'
import { useLimits } from './calls/round.ts'
import { LimitVersions } from './limit-versions.tsx'
import { draftsOf, limitProblem, limitsOf, rangeOf } from './limits.rules.ts'
import { usePlaceWord } from './place-words.ts'
import { placeKinds } from './places.rules.ts'

const problemWords = { number: 'minigames.bad-number', both: 'tables.bad-both', order: 'minigames.bad-order' } as const
const fields = ['minimum', 'maximum'] as const

/** What may be staked at this site, by kind of place, as it is set now. What is sent replaces what was there. */
export const SiteLimits = ({ table }: { table: DeskTable }) => {
  const query = useLimits({ vendorKey: table.vendorKey, gameKey: table.gameKey })
  const [taken, setTaken] = useState<{ places: TableLimits['set']; count: number }>()
  return (
    <Asking query={query} lines={8}>
      {(limits) => (
        <>
          <LimitsForm
            // What is set now, or what was taken from an earlier version.
            key={`${query.dataUpdatedAt} ${taken?.count}`}
            table={table}
            limits={limits}
            from={taken ? taken.places : limits.set}
          />
          <LimitVersions
            versions={limits.versions}
            onTake={(places) => setTaken((was) => ({ places, count: (was?.count ?? 0) + 1 }))}
          />
        </>
      )}
    </Asking>
  )
}

type FormProps = { table: DeskTable; limits: TableLimits; from: TableLimits['set'] }

const LimitsForm = ({ table, limits, from }: FormProps) => {
  const t = useText('office')
  const may = useMay()
  const place = usePlaceWord()
  const { give, isBusy } = useOrder(table)
  const [rows, setRows] = useState(() => draftsOf(placeKinds(table.game), from, amountField))
  const mayChange = may('tables.limits')
  const [isShown, setShown] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const ownText = (codes: readonly string[]): string => {
    const own = rangeOf(limits.own, codes)
    return own ? `${sumText(own.minimum)} – ${sumText(own.maximum)}` : t('tables.limit-mixed')
  }
  const range = { minimum: sumText(table.minimumStake), maximum: sumText(table.maximumStake) }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setShown(true)
    if (rows.every((row) => !limitProblem(row, readAmount))) setAsked(true)
  }
  const places = limitsOf(rows, readAmount)
  return (
    <Panel title={t('tables.site-limits')}>
      <p className="panel-pad quiet">{t('tables.site-limits-note', range)}</p>
      {mayChange ? (
        <form noValidate onSubmit={send}>
          <Scroll>
            <table className="grid table-limits" aria-label={t('tables.site-limits')}>
              <thead>
                <tr>
                  <th scope="col">{t('tables.place')}</th>
                  <th scope="col">{t('minigames.minimum')}</th>
                  <th scope="col">{t('minigames.maximum')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const problem = isShown ? limitProblem(row, readAmount) : undefined
                  return (
                    <tr key={row.kind}>
                      <td>
                        {place(row.kind)}
                        <small className="quiet num table-limit-own">{ownText(row.codes)}</small>
                      </td>
                      {fields.map((field) => (
                        <td key={field}>
                          <TextInput
                            aria-label={`${place(row.kind)} ${t(`minigames.${field}`)}`}
                            inputMode="numeric"
                            maxLength={16}
                            placeholder={t('tables.own-limit')}
                            value={row[field]}
                            error={problem && field === 'maximum' ? t(problemWords[problem]) : Boolean(problem)}
                            onChange={({ currentTarget: { value } }) =>
                              setRows((was) =>
                                was.map((one) => (one.kind === row.kind ? { ...one, [field]: value } : one)),
                              )
                            }
                          />
                        </td>
                      ))}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </Scroll>
          <div className="form-actions panel-pad">
            <Button type="submit" variant="filled" loading={isBusy}>
              {t('act.save')}
            </Button>
          </div>
        </form>
      ) : null}
      {isAsked && (
        <ConfirmModal
          title={t('tables.site-limits')}
          confirmLabel={t('act.save')}
          isBusy={isBusy}
          onConfirm={() => give({ kind: 'limits', places }, () => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          {places ? t('tables.limits-sure', { count: places.length }) : t('tables.limits-none')}
        </ConfirmModal>
      )}
    </Panel>
  )
}
