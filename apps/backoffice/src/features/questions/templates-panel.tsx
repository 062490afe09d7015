import type { AdminAnswerOf, adminQuestionTemplates } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { EditedList } from '../../shared/parts/edited-list.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
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
  ]
  return (
    <EditedList
      words={{
        title: say('templates.title'),
        none: say('templates.none'),
        add: say('templates.add'),
        delete: say('templates.delete'),
      }}
      query={query}
      columns={columns}
      idOf={(row) => row.id}
      nameOf={(row) => row.name}
      mayChange={may('questions.answer')}
      remove={{
        isBusy: remove.isPending,
        run: ({ id }, done) => remove.mutate({ params: { id } }, { onSettled: done }),
      }}
      form={(row, close) => <TemplateForm row={row} onClose={close} />}
    />
  )
}
