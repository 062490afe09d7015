import { isLanguage, type Language } from '@maru/contract'
import { remembered } from './remembered.ts'

const isWholeNumber = (text: string): text is `${number}` => /^\d{1,9}$/.test(text)
const isOnOff = (text: string): text is 'on' | 'off' => text === 'on' || text === 'off'

export const language = remembered<Language>('office.language', 'ko', (text): text is Language => isLanguage(text))
/** 0: the first site that the staff account may see. */
export const chosenSite = remembered<`${number}`>('office.site', '0', isWholeNumber)
/** Letters, digits and signs as keys: who types by voice, or hits keys by accident, switches them off (WCAG 2.1.4). */
export const singleKeys = remembered<'on' | 'off'>('office.keys', 'on', isOnOff)
export const soundSwitch = remembered<'on' | 'off'>('office.sound', 'on', isOnOff)
