import { Button } from '@mantine/core'
import type { AdminAnswerOf, adminFaq } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { wordsOf } from '../content/rich-text.tsx'
import { useDeleteFaq, useFaq } from './calls/boards.ts'
import { FaqForm } from './faq-form.tsx'

export type FaqRow = AdminAnswerOf<typeof adminFaq>['rows'][number]

/** Often asked questions in every language. */
export const FaqPanel = () => {
  const t = useText('office')
  const say = useText('office-boards')
  const language = useLanguage()
  const may = useMay()
  const query = useFaq()
  const remove = useDeleteFaq()
  const [editing, setEditing] = useState<FaqRow | 'new'>()
  const [deleting, setDeleting] = useState<FaqRow>()
  const mayChange = may('boards.write')
  const columns: Column<FaqRow>[] = [
    { id: 'category', head: say('faq.category'), cell: (row) => say(`category.${row.category}`) },
    { id: 'ord', head: t('content.ord-short'), isFigure: true, isWideOnly: true, cell: (row) => row.ord },
    {
      id: 'title',
      head: t('content.title'),
      mayWrap: true,
      cell: (row) => (
        <>
          <b>{row.title[language]}</b> <span className="quiet wide-only">{wordsOf(row.html[language])}</span>
        </>
      ),
    },
    {
      id: 'status',
      head: t('col.status'),
      cell: (row) => <Chip tone={row.isOn ? 'ok' : 'plain'}>{say(row.isOn ? 'faq.on' : 'faq.off')}</Chip>,
    },
    {
      id: 'acts',
      head: '',
      isFigure: true,
      cell: (row) =>
        mayChange && (
          <span className="row">
            <Button size="compact-sm" onClick={() => setEditing(row)}>
              {say('act.edit')}
            </Button>
            <Button size="compact-sm" className="bad" onClick={() => setDeleting(row)}>
              {say('act.delete')}
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Panel
      title={say('faq.title')}
      head={mayChange && <AddButton label={say('faq.add')} onAdd={() => setEditing('new')} />}
    >
      <Asking query={query} lines={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('faq.none')} />
          ) : (
            <Scroll>
              <Grid label={say('faq.title')} columns={columns} rows={rows} idOf={(row) => row.id} />
            </Scroll>
          )
        }
      </Asking>
      {editing && <FaqForm row={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <ConfirmModal
          title={say('faq.delete')}
          confirmLabel={say('act.delete')}
          isDanger
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: deleting.id } }, { onSettled: () => setDeleting(undefined) })}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.title[language]}
        </ConfirmModal>
      )}
    </Panel>
  )
}
