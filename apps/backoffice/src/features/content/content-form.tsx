import { zodResolver } from '@hookform/resolvers/zod'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { languageNames } from '../../shared/language-names.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { MomentInput } from '../../shared/parts/moment-input.tsx'
import { Tabs } from '../../shared/parts/tabs.tsx'
import type { Draft, Kind } from './content.rules.ts'
import { Preview } from './content-preview.tsx'
import { variants } from './content-words.ts'
import { PictureField } from './picture-field.tsx'
import { richTags } from './rich-text.tsx'

type ContentFormProps = {
  kind: Kind
  title: string
  first: Draft
  isBusy: boolean
  schema: z.ZodType<unknown, Draft>
  onSave: (draft: Draft) => void
  onClose: () => void
}
const tongues = ['ko', 'en', 'vn'] as const
const problemWords: Partial<Record<FieldPath<Draft>, Key<'office'>>> = {
  link: 'content.bad-link',
  ord: 'content.bad-ord',
  showFrom: 'content.bad-time',
  showUntil: 'content.bad-until',
}

/** Mount it when it opens. Errors show after the first try, then follow each key. */
export const ContentForm = ({ kind, title, first, isBusy, schema, onSave, onClose }: ContentFormProps) => {
  const t = useText('office')
  const [shown, setShown] = useState<(typeof tongues)[number]>('ko')
  const { register, control, handleSubmit, watch, setValue, getFieldState, formState } = useForm({
    defaultValues: first,
    // What is saved is made from the draft once more, by the kind of content.
    resolver: zodResolver(schema, undefined, { raw: true }),
  })
  const draft = watch()
  const isWrong = (path: FieldPath<Draft>) => getFieldState(path, formState).invalid
  const errorOf = (path: FieldPath<Draft>) => (isWrong(path) ? t(problemWords[path] ?? 'form.required') : undefined)
  const isTongueWrong = (l: (typeof tongues)[number]) => isWrong(`title.${l}`) || isWrong(`text.${l}`)
  const send = handleSubmit(
    (saved) => {
      if (!isBusy) onSave(saved)
    },
    ({ title: titles, text: texts }) => {
      const wrong = tongues.find((l) => titles?.[l] ?? texts?.[l])
      if (wrong) setShown(wrong)
    },
  )
  return (
    <FormDrawer title={title} size="lg" isBusy={isBusy} onSubmit={send} onClose={onClose}>
      <Tabs
        label={t('bar.language')}
        value={shown}
        onChange={setShown}
        tabs={tongues.map((l) => ({ value: l, label: `${t(languageNames[l])}${isTongueWrong(l) ? ' *' : ''}` }))}
      />
      <TextInput
        key={`title.${shown}`}
        label={t('content.title')}
        lang={shown === 'vn' ? 'vi' : shown}
        maxLength={300}
        error={errorOf(`title.${shown}`)}
        {...register(`title.${shown}`)}
      />
      <Textarea
        key={`text.${shown}`}
        label={t('content.text')}
        lang={shown === 'vn' ? 'vi' : shown}
        rows={kind === 'popups' ? 6 : 3}
        maxLength={kind === 'popups' ? 2_000 : 300}
        description={kind === 'popups' && t('content.text-hint', { tags: richTags.join(' ') })}
        error={errorOf(`text.${shown}`)}
        {...register(`text.${shown}`)}
      />
      <Preview kind={kind} title={draft.title[shown]} text={draft.text[shown]} hasLink={draft.link.trim() !== ''} />
      {kind === 'popups' && (
        <PictureField
          picture={draft.picture}
          onPicture={(picture) => setValue('picture', picture, { shouldDirty: true })}
        />
      )}
      <div className="form-pair">
        <NativeSelect
          label={t(kind === 'banners' ? 'content.offer' : 'content.audience')}
          data={variants[kind].map((v) => ({ value: v.value, label: t(v.word) }))}
          {...register('variant')}
        />
        <TextInput
          label={t('content.ord')}
          inputMode="numeric"
          maxLength={4}
          error={errorOf('ord')}
          {...register('ord')}
        />
      </div>
      <TextInput
        label={t('content.link')}
        description={t('content.link-hint')}
        maxLength={200}
        error={errorOf('link')}
        {...register('link')}
      />
      <div className="form-pair">
        <MomentInput
          control={control}
          name="showFrom"
          deps={['showUntil']}
          label={t('content.from')}
          error={errorOf('showFrom')}
        />
        <MomentInput control={control} name="showUntil" label={t('content.until')} error={errorOf('showUntil')} />
      </div>
      {/* It keeps a state of its own unless it is controlled. */}
      <Switch label={t('content.on')} {...register('isOn')} checked={draft.isOn} />
    </FormDrawer>
  )
}
