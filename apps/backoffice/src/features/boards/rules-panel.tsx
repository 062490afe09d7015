import { Button, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type adminRules, type Language, languages, type RuleKind, ruleKinds } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { Tabs } from '../../shared/parts/tabs.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useRules, useSaveRules } from './calls/boards.ts'
import { missingIn, noTexts } from './texts-draft.ts'
import { TextsFields } from './texts-fields.tsx'

type Version = AdminAnswerOf<typeof adminRules>['versions'][number]

/** Rules with every version of them. A change is the next version. */
export const RulesPanel = () => {
  const say = useText('office-boards')
  const may = useMay()
  const [kind, setKind] = useState<RuleKind>('rule')
  const query = useRules(kind)
  return (
    <>
      <Tabs
        label={say('rules.title')}
        value={kind}
        onChange={setKind}
        tabs={ruleKinds.map((value) => ({ value, label: say(`rules.${value}`) }))}
      />
      <Asking query={query} lines={10}>
        {({ versions }) => (
          <>
            {may('boards.write') && (
              <RulesForm key={`${kind} ${versions[0]?.version ?? 0}`} kind={kind} newest={versions[0]} />
            )}
            <Versions rows={versions} />
          </>
        )}
      </Asking>
    </>
  )
}

const RulesForm = ({ kind, newest }: { kind: RuleKind; newest: Version | undefined }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const save = useSaveRules()
  const [texts, setTexts] = useState({ title: newest?.title ?? noTexts, html: newest?.html ?? noTexts })
  const [note, setNote] = useState<Record<Language, string>>(noTexts)
  const [isTried, setTried] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missingIn(texts.title, texts.html, note)) return
    save.mutate({ params: { kind }, body: { after: newest?.version ?? 0, ...texts, note, fromAt: null } })
  }
  return (
    <Panel
      title={say('rules.next', { version: (newest?.version ?? 0) + 1 })}
      head={<span className="quiet">{say('rules.note')}</span>}
    >
      <form className="panel-pad form" onSubmit={send} noValidate>
        <TextsFields {...texts} onChange={setTexts} isTried={isTried} />
        {languages.map((language) => (
          <TextInput
            key={language}
            label={`${say('rules.changed')} · ${t(languageNames[language])}`}
            maxLength={200}
            value={note[language]}
            error={isTried && note[language].trim() === '' ? t('form.required') : undefined}
            onChange={(event) => setNote({ ...note, [language]: event.currentTarget.value })}
          />
        ))}
        <div className="form-actions">
          <Button type="submit" variant="filled" loading={save.isPending}>
            {say('rules.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

const Versions = ({ rows }: { rows: Version[] }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const language = useLanguage()
  const columns: Column<Version>[] = [
    { id: 'version', head: say('rules.version'), isFigure: true, cell: (row) => row.version },
    { id: 'note', head: say('rules.changed'), mayWrap: true, cell: (row) => row.note[language] },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName || '–' },
    { id: 'from', head: say('rules.from'), cell: (row) => <When at={row.fromAt} /> },
  ]
  return (
    <Panel title={say('rules.versions')}>
      {rows.length === 0 ? (
        <Empty title={say('rules.none')} />
      ) : (
        <Scroll>
          <Grid label={say('rules.versions')} columns={columns} rows={rows} idOf={(row) => row.version} />
        </Scroll>
      )}
    </Panel>
  )
}
