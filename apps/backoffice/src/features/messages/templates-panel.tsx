import { Button, TextInput } from '@mantine/core'
import type { MessageTemplate } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useAddTemplate, useDeleteTemplate, useSaveTemplate, useTemplates } from './calls/messages.ts'
import { emptyWritten, missingIn } from './mailing.rules.ts'
import { WrittenFields } from './written-fields.tsx'

/** Texts that staff send again and again. */
export const TemplatesPanel = () => {
  const t = useText('office')
  const say = useText('office-messages')
  const may = useMay()
  const query = useTemplates()
  const drop = useDeleteTemplate()
  const [opened, setOpened] = useState<MessageTemplate | 'new'>()
  const [asked, setAsked] = useState<MessageTemplate>()
  const close = () => setAsked(undefined)
  const columns: Column<MessageTemplate>[] = [
    {
      id: 'name',
      head: say('template.name'),
      mayWrap: true,
      cell: (row) => <b>{row.name}</b>,
      below: (row) => row.title.ko,
    },
    { id: 'title', head: say('title'), isWideOnly: true, mayWrap: true, cell: (row) => row.title.ko },
    { id: 'kind', head: say('kind'), isWideOnly: true, cell: (row) => say(`kind.${row.kind}`) },
    { id: 'at', head: say('template.changed'), isDeskOnly: true, cell: (row) => <When at={row.changedAt} /> },
    { id: 'staff', head: t('col.staff'), isDeskOnly: true, cell: (row) => row.staffName },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        may('messages.send') && (
          <span className="row">
            <Button size="compact-sm" onClick={() => setOpened(row)}>
              {say('template.change')}
            </Button>
            <Button size="compact-sm" onClick={() => setAsked(row)}>
              {t('act.delete')}
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Panel
      title={say('templates')}
      head={may('messages.send') && <AddButton label={say('template.new')} onAdd={() => setOpened('new')} />}
    >
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('templates.none')} />
          ) : (
            <Scroll>
              <Grid label={say('templates')} columns={columns} rows={rows} idOf={(row) => row.templateId} />
            </Scroll>
          )
        }
      </Asking>
      {opened && <TemplateForm template={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
      {asked && (
        <ConfirmModal
          title={say('template.delete-title')}
          confirmLabel={t('act.delete')}
          isDanger
          isBusy={drop.isPending}
          onConfirm={() => drop.mutate({ params: { templateId: asked.templateId } }, { onSettled: close })}
          onClose={close}
        >
          {asked.name}
        </ConfirmModal>
      )}
    </Panel>
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
