import { Button, Drawer, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Tabs } from '../../shared/parts/tabs.tsx'
import type { Draft, Kind } from './content.rules.ts'
import { Preview } from './content-preview.tsx'
import { variants } from './content-words.ts'

type ContentFormProps = {
  kind: Kind
  title: string
  first: Draft
  isBusy: boolean
  problemsOf: (draft: Draft) => ReadonlySet<string>
  onSave: (draft: Draft) => void
  onClose: () => void
}
const tongues = ['ko', 'en', 'vn'] as const
const problemWords: Record<string, Key<'office'>> = {
  link: 'content.bad-link',
  ord: 'content.bad-ord',
  showFrom: 'content.bad-time',
  showUntil: 'content.bad-until',
}

/** Mount it when it opens. Errors show after the first try, then follow each key. */
export const ContentForm = ({ kind, title, first, isBusy, problemsOf, onSave, onClose }: ContentFormProps) => {
  const t = useText('office')
  const [draft, setDraft] = useState(first)
  const [shown, setShown] = useState<(typeof tongues)[number]>('ko')
  const [wasTried, setTried] = useState(false)
  const problems = problemsOf(draft)
  const errorOf = (path: string) =>
    wasTried && problems.has(path) ? t(problemWords[path] ?? 'form.required') : undefined
  const isTongueWrong = (l: (typeof tongues)[number]) =>
    wasTried && (problems.has(`title.${l}`) || problems.has(`text.${l}`))
  const send = () => {
    setTried(true)
    const wrong = tongues.find((l) => problems.has(`title.${l}`) || problems.has(`text.${l}`))
    if (wrong) setShown(wrong)
    if (problems.size === 0 && !isBusy) onSave(draft)
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('act.close') }}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Tabs
          label={t('bar.language')}
          value={shown}
          onChange={setShown}
          tabs={tongues.map((l) => ({ value: l, label: `${t(languageNames[l])}${isTongueWrong(l) ? ' *' : ''}` }))}
        />
        <TextInput
          label={t('content.title')}
          lang={shown === 'vn' ? 'vi' : shown}
          maxLength={300}
          value={draft.title[shown]}
          error={errorOf(`title.${shown}`)}
          onChange={(e) => setDraft({ ...draft, title: { ...draft.title, [shown]: e.currentTarget.value } })}
        />
        <Textarea
          label={t('content.text')}
          lang={shown === 'vn' ? 'vi' : shown}
          rows={3}
          maxLength={300}
          value={draft.text[shown]}
          error={errorOf(`text.${shown}`)}
          onChange={(e) => setDraft({ ...draft, text: { ...draft.text, [shown]: e.currentTarget.value } })}
        />
        <Preview kind={kind} title={draft.title[shown]} text={draft.text[shown]} hasLink={draft.link.trim() !== ''} />
        <div className="form-pair">
          <NativeSelect
            label={t(kind === 'banners' ? 'content.offer' : 'content.audience')}
            value={draft.variant}
            data={variants[kind].map((v) => ({ value: v.value, label: t(v.word) }))}
            onChange={(e) => setDraft({ ...draft, variant: e.currentTarget.value })}
          />
          <TextInput
            label={t('content.ord')}
            inputMode="numeric"
            maxLength={4}
            value={draft.ord}
            error={errorOf('ord')}
            onChange={(e) => setDraft({ ...draft, ord: e.currentTarget.value })}
          />
        </div>
        <TextInput
          label={t('content.link')}
          description={t('content.link-hint')}
          maxLength={200}
          value={draft.link}
          error={errorOf('link')}
          onChange={(e) => setDraft({ ...draft, link: e.currentTarget.value })}
        />
        <div className="form-pair">
          <TextInput
            type="datetime-local"
            label={t('content.from')}
            value={draft.showFrom}
            error={errorOf('showFrom')}
            onChange={(e) => setDraft({ ...draft, showFrom: e.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={t('content.until')}
            value={draft.showUntil}
            error={errorOf('showUntil')}
            onChange={(e) => setDraft({ ...draft, showUntil: e.currentTarget.value })}
          />
        </div>
        <Switch
          label={t('content.on')}
          checked={draft.isOn}
          onChange={(e) => setDraft({ ...draft, isOn: e.currentTarget.checked })}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('act.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
