import { Button, TextInput } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { sumText } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { readAmount } from '../minigames/amount.rules.ts'
import { useOrder } from './calls/order.ts'
import { limitProblem, limitsOf } from './limits.rules.ts'
import { usePlaceWord } from './place-words.ts'
import { placeKinds } from './places.rules.ts'

const problemWords = { number: 'minigames.bad-number', both: 'tables.bad-both', order: 'minigames.bad-order' } as const
const fields = ['minimum', 'maximum'] as const

/** What may be staked at this site, by kind of place. What is sent replaces what was there. */
export const SiteLimits = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const place = usePlaceWord()
  const { give, isBusy } = useOrder(table)
  const [rows, setRows] = useState(() => placeKinds(table.game).map((row) => ({ ...row, minimum: '', maximum: '' })))
  const [isShown, setShown] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const range = { minimum: sumText(table.minimumStake), maximum: sumText(table.maximumStake) }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setShown(true)
    if (rows.every((row) => !limitProblem(row, readAmount))) setAsked(true)
  }
  const places = limitsOf(rows, readAmount)
  return (
    <Panel
      title={t('tables.site-limits')}
      head={
        may('audit.read') && (
          <>
            <span className="grow" />
            <Link
              className="button-link"
              to="/audit"
              search={{
                action: 'tables.limits',
                staff: '',
                target: `table:${table.vendorKey}/${table.gameKey}`,
                page: 1,
              }}
            >
              {t('tables.limits-history')}
            </Link>
          </>
        )
      }
    >
      <p className="panel-pad quiet">{t('tables.site-limits-note', range)}</p>
      {may('tables.run') && (
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
                      <td>{place(row.kind)}</td>
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
      )}
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
