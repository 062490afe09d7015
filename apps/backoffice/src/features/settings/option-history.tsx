import { Button } from '@mantine/core'
import type { AdminAnswerOf, adminSiteOptionHistory, SiteOptionRow, SiteOptionValue } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Modal } from '../../shared/parts/dialog.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useOptionHistory } from './calls/options.ts'
import { valueText } from './option-words.ts'

type Change = AdminAnswerOf<typeof adminSiteOptionHistory>['rows'][number]
type OptionHistoryProps = {
  row: SiteOptionRow
  /** Undefined where it may not be changed. */
  onPutBack: ((value: SiteOptionValue) => void) | undefined
  onClose: () => void
}

/** Who changed an option when and why; each value that held can be put back. */
export const OptionHistory = ({ row, onPutBack, onClose }: OptionHistoryProps) => {
  const t = useText('office-site')
  const say = useText('office')
  const query = useOptionHistory(row.name)
  const columns: Column<Change>[] = [
    { id: 'at', head: say('col.at'), cell: (each) => <When at={each.changedAt} />, below: (each) => each.staffName },
    {
      id: 'value',
      head: t('settings.value'),
      mayWrap: true,
      cell: (each) => (
        <span className="num">
          {valueText(t, row, each.before)} → <b>{valueText(t, row, each.after)}</b>{' '}
          {each.isStandard && <Chip>{t('settings.is-standard')}</Chip>}
        </span>
      ),
    },
    {
      id: 'staff',
      head: say('col.staff'),
      isWideOnly: true,
      cell: (each) => each.staffName || t('settings.operator'),
    },
    { id: 'reason', head: say('reason.label'), mayWrap: true, cell: (each) => each.reason || '–' },
    {
      id: 'act',
      head: '',
      cell: (each) =>
        onPutBack && (
          <Button size="compact-sm" onClick={() => onPutBack(each.before)}>
            {t('settings.put-back', { value: valueText(t, row, each.before) })}
          </Button>
        ),
    },
  ]
  return (
    <Modal opened onClose={onClose} size="xl" title={t('settings.history-one', { name: t(`option.${row.name}`) })}>
      <Asking query={query} lines={4}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('settings.no-history')} />
          ) : (
            <Scroll>
              <Grid label={t('settings.history')} columns={columns} rows={rows} idOf={(each) => each.version} />
            </Scroll>
          )
        }
      </Asking>
    </Modal>
  )
}
