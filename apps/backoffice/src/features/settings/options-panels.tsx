import { Button } from '@mantine/core'
import {
  type AdminAnswerOf,
  type adminSiteOptions,
  type PageOption,
  type SiteOptionRow,
  type SiteOptionValue,
  siteOptionGroupNames,
  siteOptionGroups,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { History, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { FixedPanel } from './fixed-panel.tsx'
import { OptionForm } from './option-form.tsx'
import { OptionHistory } from './option-history.tsx'
import { OptionRequests } from './option-requests.tsx'
import { boundsText, valueText } from './option-words.ts'
import './settings.css'

type Found = AdminAnswerOf<typeof adminSiteOptions>
type Open = { name: PageOption; what: 'change' | 'history'; first?: SiteOptionValue }

/** Every option of the site in groups: what it means, its value, its default and bounds, and who changed it last. */
export const OptionsPanels = ({ found }: { found: Found }) => {
  const t = useText('office-site')
  const may = useMay()
  const [open, setOpen] = useState<Open>()
  const mayChange = may('site.options')
  const close = () => setOpen(undefined)
  const opened = found.rows.find(({ name }) => name === open?.name)
  const columns: Column<SiteOptionRow>[] = [
    {
      id: 'name',
      head: t('settings.name'),
      mayWrap: true,
      cell: (row) => (
        <>
          <b>{t(`option.${row.name}`)}</b>
          <small className="option-hint">
            {row.kind === 'level-sums' && may('levels.read') ? (
              <Link className="text-link" to="/levels" search={{ tab: 'limits', game: 'powerball' }}>
                {t('settings.to-levels')}
              </Link>
            ) : (
              t(`hint.${row.name}`)
            )}
          </small>
        </>
      ),
    },
    {
      id: 'value',
      head: t('settings.value'),
      mayWrap: true,
      cell: (row) => (
        <>
          <b>{valueText(t, row, row.value)}</b>
          {row.isKeptOn && <small className="option-hint">{t('settings.kept-on')}</small>}
        </>
      ),
      below: (row) => (row.isStandard ? t('settings.is-standard') : undefined),
    },
    {
      id: 'standard',
      head: t('settings.standard'),
      isDeskOnly: true,
      mayWrap: true,
      cell: (row) =>
        row.isStandard ? <Chip>{t('settings.is-standard')}</Chip> : <Quiet>{valueText(t, row, row.standard)}</Quiet>,
    },
    {
      id: 'bounds',
      head: t('settings.bounds'),
      isDeskOnly: true,
      mayWrap: true,
      cell: (row) => <span className="second">{boundsText(t, row) ?? '–'}</span>,
    },
    {
      id: 'changed',
      head: t('settings.changed'),
      isWideOnly: true,
      cell: (row) => (
        <Quiet>
          {row.changedAt
            ? `${row.staffName || t('settings.operator')} · ${seoulDayClock(row.changedAt)}`
            : t('settings.never')}
        </Quiet>
      ),
    },
    {
      id: 'acts',
      head: '',
      isFigure: true,
      cell: (row) => {
        const name = t(`option.${row.name}`)
        return (
          <span className="row option-acts">
            {row.version > 0 && (
              <Button
                size="compact-sm"
                aria-label={t('settings.history-one', { name })}
                onClick={() => setOpen({ name: row.name, what: 'history' })}
              >
                <History size={13} aria-hidden />
              </Button>
            )}
            {mayChange && row.kind !== 'level-sums' && (
              <Button
                size="compact-sm"
                aria-label={t('settings.change-one', { name })}
                onClick={() => setOpen({ name: row.name, what: 'change' })}
              >
                <Pencil size={13} aria-hidden />
              </Button>
            )}
          </span>
        )
      },
    },
  ]
  return (
    <>
      <OptionRequests found={found} />
      {siteOptionGroupNames.map((group) => {
        const names: readonly PageOption[] = siteOptionGroups[group]
        const title = t(`group.${group}`)
        return (
          <Panel key={group} title={title}>
            <Scroll>
              <Grid
                label={title}
                columns={columns}
                rows={found.rows.filter(({ name }) => names.includes(name))}
                idOf={({ name }) => name}
              />
            </Scroll>
          </Panel>
        )
      })}
      <FixedPanel fixed={found.fixed} />
      {opened && open?.what === 'change' && (
        <OptionForm row={opened} {...(open.first === undefined ? {} : { first: open.first })} onClose={close} />
      )}
      {opened && open?.what === 'history' && (
        <OptionHistory
          row={opened}
          onPutBack={
            mayChange && opened.kind !== 'level-sums'
              ? (first) => setOpen({ name: opened.name, what: 'change', first })
              : undefined
          }
          onClose={close}
        />
      )}
    </>
  )
}

const Quiet = ({ children }: { children: string }) => <span className="second num">{children}</span>
