import { useText } from '@maru/i18n/react'
import { CaptchaField, type CaptchaFieldProps } from '@maru/ui/captcha-field.tsx'
import type { useCaptcha } from './use-captcha.ts'

type Labels =
  | 'label'
  | 'hint'
  | 'image'
  | 'imageLabel'
  | 'refreshLabel'
  | 'onRefresh'
  | 'speakLabel'
  | 'onSpeak'
  | 'isSpeaking'
type Props = Omit<CaptchaFieldProps, Labels> & { captcha: ReturnType<typeof useCaptcha> }

/** The picture of `captcha` and its words, as a login and a sign-up show them. */
export function CaptchaInput({ captcha: { picture, image, renew, speak, isSpeaking }, ...input }: Props) {
  const say = useText('auth')
  return (
    <CaptchaField
      label={say('login.captcha')}
      hint={say('login.captchaHint')}
      image={image}
      imageLabel={say(picture ? 'login.captchaImage' : 'login.captchaWaiting')}
      refreshLabel={say('login.captchaNew')}
      onRefresh={renew}
      speakLabel={
        isSpeaking ? say('login.captchaStop') : `${say('login.captchaSpeak')}. ${say('login.captchaSpeakHint')}`
      }
      onSpeak={speak}
      isSpeaking={isSpeaking}
      {...input}
    />
  )
}
