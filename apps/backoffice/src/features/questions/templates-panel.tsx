import { Button } from '@mantine/core'
import type { AdminAnswerOf, adminQuestionTemplates } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useDeleteTemplate, useTemplates } from './calls/questions.ts'
import { TemplateForm } from './template-form.tsx'

export type TemplateRow = AdminAnswerOf<typeof adminQuestionTemplates>['rows'][number]

/** Answers that staff keep at hand, in every language. */
export const TemplatesPanel = () => {
  const t = useText('office')
  const say = useText('office-boards')
  const language = useLanguage()
  const may = useMay()
  const query = useTemplates()
  const remove = useDeleteTemplate()
  const [editing, setEditing] = useState<TemplateRow | 'new'>()
  const [deleting, setDeleting] = useState<TemplateRow>()
  const mayChange = may('questions.answer')
  const columns: Column<TemplateRow>[] = [
    { id: 'kind', head: t('col.kind'), cell: (row) => say(`kind.${row.kind}`) },
    {
      id: 'name',
      head: say('templates.name'),
      mayWrap: true,
      cell: (row) => (
        <>
          <b>{row.name}</b> <span className="quiet wide-only">{row.text[language]}</span>
        </>
      ),
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
      title={say('templates.title')}
      head={mayChange && <AddButton label={say('templates.add')} onAdd={() => setEditing('new')} />}
    >
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('templates.none')} />
          ) : (
            <Scroll>
              <Grid label={say('templates.title')} columns={columns} rows={rows} idOf={(row) => row.id} />
            </Scroll>
          )
        }
      </Asking>
      {editing && <TemplateForm row={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <ConfirmModal
          title={say('templates.delete')}
          confirmLabel={say('act.delete')}
          isDanger
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: deleting.id } }, { onSettled: () => setDeleting(undefined) })}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.name}
        </ConfirmModal>
      )}
    </Panel>
  )
}
