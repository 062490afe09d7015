import { TextInput } from '@mantine/core'
import type { MessageTemplate } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { EditedList } from '../../shared/parts/edited-list.tsx'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useAddTemplate, useDeleteTemplate, useSaveTemplate, useTemplates } from './calls/messages.ts'
import { emptyWritten, missingIn } from './mailing.rules.ts'
import { WrittenFields } from './written-fields.tsx'

/** Texts that staff send again and again. */
export const TemplatesPanel = () => {
  const t = useText('office')
  const say = useText('office-messages')
  const language = useLanguage()
  const may = useMay()
  const query = useTemplates()
  const drop = useDeleteTemplate()
  const columns: Column<MessageTemplate>[] = [
    {
      id: 'name',
      head: say('template.name'),
      mayWrap: true,
      cell: (row) => <b>{row.name}</b>,
      below: (row) => row.title[language],
    },
    { id: 'title', head: say('title'), isWideOnly: true, mayWrap: true, cell: (row) => row.title[language] },
    { id: 'kind', head: say('kind'), isWideOnly: true, cell: (row) => say(`kind.${row.kind}`) },
    { id: 'at', head: say('template.changed'), isDeskOnly: true, cell: (row) => <When at={row.changedAt} /> },
    { id: 'staff', head: t('col.staff'), isDeskOnly: true, cell: (row) => row.staffName },
  ]
  return (
    <EditedList
      words={{
        title: say('templates'),
        none: say('templates.none'),
        add: say('template.new'),
        delete: say('template.delete-title'),
      }}
      query={query}
      columns={columns}
      idOf={(row) => row.templateId}
      nameOf={(row) => row.name}
      mayChange={may('messages.send')}
      remove={{
        isBusy: drop.isPending,
        run: ({ templateId }, done) => drop.mutate({ params: { templateId } }, { onSettled: done }),
      }}
      form={(row, close) => <TemplateForm template={row} onClose={close} />}
    />
  )
}

const TemplateForm = ({ template, onClose }: { template: MessageTemplate | undefined; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-messages')
  const add = useAddTemplate()
  const save = useSaveTemplate()
  const [draft, setDraft] = useState({ name: '', ...emptyWritten, ...template })
  const [wasTried, setTried] = useState(false)
  const { name, kind, title, text } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || missingIn(draft).length > 0) return
    const body = { name, kind, title, text }
    if (!template) return add.mutate({ body }, { onSuccess: onClose })
    const { templateId, version } = template
    save.mutate({ params: { templateId }, body: { ...body, version } }, { onSuccess: onClose })
  }
  return (
    <FormDrawer
      title={say(template ? 'template.change' : 'template.new')}
      size="lg"
      isBusy={add.isPending || save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={say('template.name')}
        maxLength={60}
        value={name}
        error={wasTried && name.trim() === '' && t('form.required')}
        onChange={({ currentTarget: { value } }) => setDraft((was) => ({ ...was, name: value }))}
      />
      <WrittenFields
        draft={draft}
        wasTried={wasTried}
        onChange={(changes) => setDraft((was) => ({ ...was, ...changes }))}
      />
    </FormDrawer>
  )
}
