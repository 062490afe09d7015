import { Button } from '@mantine/core'
import { useLanguage, useText } from '@maru/i18n/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { useNow } from '../../shared/time/now.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { type ContentRow, type Kind, showingOf } from './content.rules.ts'
import { showingWords, variantWord } from './content-words.ts'
import { wordsOf } from './rich-text.tsx'

type ContentTableProps = {
  kind: Kind
  rows: ContentRow[]
  mayChange: boolean
  onChange: (row: ContentRow) => void
  onDelete: (row: ContentRow) => void
}

export const ContentTable = ({ kind, rows, mayChange, onChange, onDelete }: ContentTableProps) => {
  const t = useText('office')
  const language = useLanguage()
  const now = useNow()
  const columns: Column<ContentRow>[] = [
    { id: 'ord', head: t('content.ord-short'), isFigure: true, isWideOnly: true, cell: (r) => r.ord },
    {
      id: 'title',
      head: t('content.title'),
      mayWrap: true,
      cell: (r) => (
        <>
          <b>{r.title[language]}</b>{' '}
          <span className="quiet wide-only">{kind === 'popups' ? wordsOf(r.text[language]) : r.text[language]}</span>
        </>
      ),
    },
    {
      id: 'variant',
      head: t(kind === 'banners' ? 'content.offer' : 'content.audience'),
      isWideOnly: true,
      cell: (r) => t(variantWord(kind, r.kind ?? r.audience ?? '')),
    },
    {
      id: 'period',
      head: t('content.period'),
      isWideOnly: true,
      cell: (r) => (
        <span className="second num">
          {r.showFrom || r.showUntil
            ? `${r.showFrom ? seoulDayClock(r.showFrom) : ''} ~ ${r.showUntil ? seoulDayClock(r.showUntil) : ''}`
            : t('content.always')}
        </span>
      ),
    },
    {
      id: 'status',
      head: t('col.status'),
      cell: (r) => {
        const { word, tone } = showingWords[showingOf(r, now)]
        return <Chip tone={tone}>{t(word)}</Chip>
      },
    },
    {
      id: 'acts',
      head: t('content.acts'),
      isFigure: true,
      cell: (r) =>
        mayChange && (
          <span className="row content-acts">
            <Button
              size="compact-sm"
              aria-label={t('content.change-one', { name: r.title[language] })}
              onClick={() => onChange(r)}
            >
              <Pencil size={13} aria-hidden />
            </Button>
            <Button
              size="compact-sm"
              className="bad"
              aria-label={t('content.delete-one', { name: r.title[language] })}
              onClick={() => onDelete(r)}
            >
              <Trash2 size={13} aria-hidden />
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Grid
      label={t(kind === 'banners' ? 'content.banners' : 'content.popups')}
      columns={columns}
      rows={rows}
      idOf={(r) => r.id}
    />
  )
}
