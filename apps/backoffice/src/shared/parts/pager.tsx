import { Pagination } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { digits } from '../money.ts'

type PagerProps = { page: number; size: number; total: number; onPage: (page: number) => void }

export const Pager = ({ page, size, total, onPage }: PagerProps) => {
  const t = useText('office')
  const pages = Math.max(1, Math.ceil(total / size))
  return (
    <nav className="row panel-pad" aria-label={t('pager.label')}>
      <span className="quiet num">{t('pager.total', { total: digits(total) })}</span>
      <span className="grow" />
      {pages > 1 && (
        <Pagination
          value={Math.min(page, pages)}
          total={pages}
          onChange={onPage}
          size="sm"
          siblings={1}
          getControlProps={(control) => ({
            'aria-label': control === 'next' || control === 'last' ? t('pager.next') : t('pager.previous'),
          })}
        />
      )}
    </nav>
  )
}
