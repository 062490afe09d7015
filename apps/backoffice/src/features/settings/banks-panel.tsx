import { Button } from '@mantine/core'
import type { AdminBank } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { BankForm } from './bank-form.tsx'
import { useBanks, useOrderBanks } from './calls/banks.ts'
import './settings.css'

/** The banks that members choose from, in their order. */
export const BanksPanel = () => {
  const t = useText('office-site')
  const say = useText('office')
  const language = useLanguage()
  const may = useMay()
  const query = useBanks()
  const order = useOrderBanks()
  const [editing, setEditing] = useState<AdminBank | 'new'>()
  const mayChange = may('site.options')
  const codes = query.data?.rows.map(({ bankCode }) => bankCode) ?? []
  const move = (at: number, step: 1 | -1) => {
    const [here, there] = [codes[at], codes[at + step]]
    if (here !== undefined && there !== undefined)
      order.mutate({ body: { bankCodes: codes.with(at, there).with(at + step, here) } })
  }
  const columns: Column<AdminBank>[] = [
    {
      id: 'name',
      head: t('bank.name'),
      mayWrap: true,
      cell: (row) => <b>{row.names[language]}</b>,
      below: (row) => row.bankCode,
    },
    {
      id: 'code',
      head: t('bank.code'),
      isWideOnly: true,
      cell: (row) => <span className="second">{row.bankCode}</span>,
    },
    ...(['ko', 'en', 'vn'] as const)
      .filter((each) => each !== language)
      .map(
        (each): Column<AdminBank> => ({
          id: each,
          head: say(languageNames[each]),
          isDeskOnly: true,
          mayWrap: true,
          cell: (row) => (
            <span className="second" lang={each === 'vn' ? 'vi' : each}>
              {row.names[each]}
            </span>
          ),
        }),
      ),
    {
      id: 'status',
      head: say('col.status'),
      cell: (row) => <Chip tone={row.isOn ? 'ok' : 'plain'}>{t(row.isOn ? 'bank.on' : 'bank.off')}</Chip>,
    },
    {
      id: 'acts',
      head: '',
      isFigure: true,
      cell: (row) => {
        const at = codes.indexOf(row.bankCode)
        const name = row.names[language]
        return (
          mayChange && (
            <span className="row option-acts">
              <Button
                size="compact-sm"
                aria-label={t('bank.up-one', { name })}
                disabled={at === 0 || order.isPending}
                onClick={() => move(at, -1)}
              >
                <ArrowUp size={13} aria-hidden />
              </Button>
              <Button
                size="compact-sm"
                aria-label={t('bank.down-one', { name })}
                disabled={at === codes.length - 1 || order.isPending}
                onClick={() => move(at, 1)}
              >
                <ArrowDown size={13} aria-hidden />
              </Button>
              <Button size="compact-sm" aria-label={t('bank.change-one', { name })} onClick={() => setEditing(row)}>
                <Pencil size={13} aria-hidden />
              </Button>
            </span>
          )
        )
      },
    },
  ]
  return (
    <Panel
      title={t('bank.title')}
      head={
        <>
          <span className="quiet">{t('bank.note')}</span>
          {mayChange && <AddButton label={t('bank.new')} onAdd={() => setEditing('new')} />}
        </>
      }
    >
      <Asking query={query} lines={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('bank.none')} />
          ) : (
            <Scroll>
              <Grid label={t('bank.title')} columns={columns} rows={rows} idOf={({ bankCode }) => bankCode} />
            </Scroll>
          )
        }
      </Asking>
      {editing && <BankForm bank={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </Panel>
  )
}
