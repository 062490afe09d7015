import { isLanguage, type Language } from '@maru/contract'
import { remembered } from './remembered.ts'

const isWholeNumber = (text: string): text is `${number}` => /^\d{1,9}$/.test(text)
const isOnOff = (text: string): text is 'on' | 'off' => text === 'on' || text === 'off'

export const language = remembered<Language>('office.language', 'ko', (text): text is Language => isLanguage(text))
/** 0: the first site that the staff account may see. */
export const chosenSite = remembered<`${number}`>('office.site', '0', isWholeNumber)
export const soundSwitch = remembered<'on' | 'off'>('office.sound', 'on', isOnOff)
