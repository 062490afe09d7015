import { Button, FileButton } from '@mantine/core'
import { picturePath } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useRemembered } from '../../shared/remembered.ts'
import { chosenSite } from '../../shared/settings.ts'
import { useUploadPicture } from './calls/upload-picture.ts'

const problemWords: Record<string, Key<'office'>> = {
  no_picture: 'content.bad-picture',
  animated: 'content.picture-moves',
  too_large: 'content.picture-large',
  several: 'content.picture-several',
}

type PictureFieldProps = { picture: string; onPicture: (picture: string) => void }

/** The picture of a popup: uploaded at once, part of the popup when that is saved. */
export const PictureField = ({ picture, onPicture }: PictureFieldProps) => {
  const t = useText('office')
  const siteId = Number(useRemembered(chosenSite))
  const { mutate, isPending, error } = useUploadPicture()
  const problem = problemOf(error)
  const upload = (file: File | null) => {
    if (file) mutate({ file }, { onSuccess: ({ picture: uploaded }) => onPicture(uploaded) })
  }
  return (
    <div className="picture-field">
      <span className="quiet">{t('content.picture')}</span>
      {picture && <img src={picturePath(siteId, picture)} alt={t('content.picture')} />}
      <div className="row">
        <FileButton onChange={upload} accept="image/jpeg,image/png,image/webp">
          {(props) => (
            <Button {...props} size="compact-sm" loading={isPending}>
              {t(picture ? 'content.picture-other' : 'content.picture-choose')}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button size="compact-sm" onClick={() => onPicture('')}>
            {t('content.picture-none')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="bad">
          {t(problemWords[problem] ?? 'content.bad-picture')}
        </p>
      )}
    </div>
  )
}

const problemOf = (error: unknown): string | undefined => {
  if (!error) return undefined
  const { detail } = error as { detail?: { fields?: { problem?: string }[] } }
  return detail?.fields?.[0]?.problem ?? 'no_picture'
}
