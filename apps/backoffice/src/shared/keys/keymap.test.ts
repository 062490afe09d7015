import { describe, expect, test } from 'vitest'
import { isCharacter, isForPage, keyCaps, keyNames, keyOf, type Press, tradingKeyNames } from './keymap.ts'

const press = (over: Partial<Press>): Press => ({
  code: '',
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...over,
})
const free = { isTyping: false, isInDialog: false, isOnControl: false }

describe('keys', () => {
  test('letters go by their place, so they work in Hangul', () => {
    expect(keyOf(press({ code: 'KeyC', key: 'ㅊ' }))).toBe('complete')
    expect(keyOf(press({ code: 'KeyJ', key: 'ㅓ' }))).toBe('next')
  })
  test('a key held down moves on and does nothing else again', () => {
    expect(keyOf(press({ code: 'KeyJ', key: 'j', repeat: true }))).toBe('next')
    for (const code of ['KeyC', 'KeyA', 'KeyS', 'KeyR', 'KeyP', 'Enter'])
      expect(keyOf(press({ code, repeat: true })), code).toBeUndefined()
  })
  test('the browser keeps its own combinations', () => {
    expect(keyOf(press({ code: 'KeyC', key: 'c', ctrlKey: true }))).toBeUndefined()
    expect(keyOf(press({ code: 'KeyR', key: 'r', metaKey: true }))).toBeUndefined()
    expect(keyOf(press({ code: 'KeyA', key: 'A', shiftKey: true }))).toBeUndefined()
  })
  test('ctrl K and / find, ? shows the keys on any layout', () => {
    expect(keyOf(press({ code: 'KeyK', key: 'k', ctrlKey: true }))).toBe('find')
    expect(keyOf(press({ code: 'Slash', key: '/' }))).toBe('find')
    expect(keyOf(press({ code: 'Slash', key: '?', shiftKey: true }))).toBe('keys')
  })
  test('letters that are being composed are not keys', () => {
    expect(keyOf(press({ code: 'KeyC', key: 'Process', isComposing: true }))).toBeUndefined()
  })
  test('typing and dialogs keep their keys, a focused button keeps Enter', () => {
    expect(isForPage('complete', { ...free, isTyping: true })).toBe(false)
    expect(isForPage('complete', { ...free, isInDialog: true })).toBe(false)
    expect(isForPage('open', { ...free, isOnControl: true })).toBe(false)
    expect(isForPage('complete', { ...free, isOnControl: true })).toBe(true)
  })
  test('letters, digits and signs by themselves are characters, whatever the layout; others are not', () => {
    for (const key of ['c', 'ㅊ', 'C', '1', '/', '?']) expect(isCharacter(press({ key })), key).toBe(true)
    for (const key of ['Enter', 'Escape', ' ', 'Process', 'F2']) expect(isCharacter(press({ key })), key).toBe(false)
    expect(isCharacter(press({ key: 'k', ctrlKey: true }))).toBe(false)
  })
  test('no two keys are drawn alike', () => {
    for (const names of [keyNames, tradingKeyNames])
      expect(new Set(names.map((name) => keyCaps[name])).size).toBe(names.length)
  })
  test('a key means what the page acts on', () => {
    expect(keyOf(press({ code: 'KeyC' }), (name) => name === 'pay')).toBe('pay')
    expect(keyCaps.pay).toBe(keyCaps.complete)
    const onDesk = (name: string) => (tradingKeyNames as readonly string[]).includes(name)
    expect(keyOf(press({ code: 'KeyS' }), onDesk)).toBe('suspend')
    expect(keyOf(press({ code: 'KeyS', shiftKey: true }), onDesk)).toBe('suspend-all')
    expect(keyOf(press({ code: 'Digit1' }), onDesk)).toBe('market-1')
    expect(keyOf(press({ code: 'Digit9' }), onDesk)).toBe('market-9')
    expect(keyOf(press({ code: 'KeyS', shiftKey: true, repeat: true }), onDesk)).toBeUndefined()
    expect(keyOf(press({ code: 'KeyC' }), onDesk)).toBeUndefined()
  })
})
