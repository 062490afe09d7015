import type { AdminAnswerOf, adminFaq } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Chip } from '../../shared/parts/chip.tsx'
import { EditedList } from '../../shared/parts/edited-list.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
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
  ]
  return (
    <EditedList
      words={{ title: say('faq.title'), none: say('faq.none'), add: say('faq.add'), delete: say('faq.delete') }}
      query={query}
      columns={columns}
      idOf={(row) => row.id}
      nameOf={(row) => row.title[language]}
      mayChange={may('boards.write')}
      remove={{
        isBusy: remove.isPending,
        run: ({ id }, done) => remove.mutate({ params: { id } }, { onSettled: done }),
      }}
      form={(row, close) => <FaqForm row={row} onClose={close} />}
    />
  )
}
