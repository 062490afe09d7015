import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useEffect, useState } from 'react'
import { useProblemText } from '../../../shared/text/problem.ts'
import { useUploadPicture } from '../calls/upload-picture.ts'

/** As the server takes it. */
const mostBytes = 5 * 1024 * 1024
const kinds = ['image/jpeg', 'image/png', 'image/webp']
const problems = ['animated', 'too_large'] as const
const mostAlt = 200

type Props = { close: () => void; onPicture: (address: string, alt: string) => void }

/** A picture is shown and asked about before it is uploaded; where it was taken is not sent on. */
export function PicturePicker({ close, onPicture }: Props) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const upload = useUploadPicture()
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const address = useDataUrl(file)
  const isTaken = file !== undefined && kinds.includes(file.type) && file.size <= mostBytes
  const wrong = file && !isTaken ? say(file.size > mostBytes ? 'picture.too_large' : 'picture.kind') : undefined
  const refused = upload.error ? refusal(upload.error) : undefined
  const error = wrong ?? (upload.error ? (refused ? say(`picture.${refused}`) : problemText(upload.error)) : undefined)
  const send = () => {
    if (!file || !isTaken) return
    upload.mutate(file, {
      onSuccess: ({ picture }) => {
        onPicture(picture, alt.trim())
        close()
      },
    })
  }
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('picture.title')}
      note={say('picture.note')}
      closeLabel={sayCommon('action.close')}
      dismissable={!upload.isPending}
    >
      <div className="grid gap-4">
        <Field label={say('picture.file')} error={error}>
          <PictureFile
            name={file?.name}
            onFile={(chosen) => {
              upload.reset()
              setFile(chosen)
            }}
          />
        </Field>
        {isTaken && address && (
          <img src={address} alt="" className="max-h-60 w-full rounded-control bg-surface-1 object-contain" />
        )}
        <Field label={say('picture.alt')} hint={say('picture.altHint')}>
          <TextInput maxLength={mostAlt} value={alt} onChange={(event) => setAlt(event.target.value)} />
        </Field>
      </div>
      <ModalActions>
        <Button onClick={close} disabled={upload.isPending}>
          {sayCommon('action.cancel')}
        </Button>
        <Button
          kind="filled"
          disabled={!isTaken}
          busy={upload.isPending}
          busyLabel={say('picture.busy')}
          onClick={send}
        >
          {say('picture.upload')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

/** The browser's own button would speak the browser's language, not the page's. */
function PictureFile({ name, onFile }: { name: string | undefined; onFile: (file: File | undefined) => void }) {
  const say = useText('boards')
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control bg-surface-1 py-1.5 pr-3.5 pl-1.5 text-14 shadow-[inset_0_0_0_1px_var(--line-control)] has-focus-visible:outline-2 has-focus-visible:outline-moon">
      <input
        type="file"
        accept={kinds.join(',')}
        onChange={(event) => onFile(event.target.files?.[0])}
        aria-label={say('picture.file')}
        className="sr-only"
      />
      <span aria-hidden="true" className="shrink-0 rounded-control bg-surface-3 px-3.5 py-2 font-semibold">
        {say('picture.choose')}
      </span>
      <span className="min-w-0 truncate text-text-2">{name ?? say('picture.none')}</span>
    </label>
  )
}

const refusal = (error: Error) => {
  const found = isCallError(error, 'BD08', 'E413', 'E400')
    ? error.code === 'E413'
      ? 'too_large'
      : error.fields[0]?.problem
    : undefined
  return problems.find((known) => known === found)
}

/** As `data:`, which the site's rules for pictures allow, unlike `blob:`. */
const useDataUrl = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(undefined)
    if (!file || file.size > mostBytes) return
    const reader = new FileReader()
    reader.onload = () => setAddress(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return address
}
