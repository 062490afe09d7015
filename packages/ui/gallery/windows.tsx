import { useState } from 'react'
import { Button } from '../src/button.tsx'
import { CaptchaField } from '../src/captcha-field.tsx'
import { ConfirmDialog } from '../src/confirm-dialog.tsx'
import { Field } from '../src/field.tsx'
import { Modal, ModalActions } from '../src/modal.tsx'
import { Money } from '../src/money.tsx'
import { Moon } from '../src/moon.tsx'
import { PasswordInput } from '../src/password-input.tsx'
import { posterFor, VENDOR_ART } from '../src/poster/catalogue.ts'
import { posterSvg } from '../src/poster/poster.ts'
import { svgUrl } from '../src/poster/svg-url.ts'
import { PosterTile } from '../src/poster-tile.tsx'
import { SearchBox } from '../src/search-box.tsx'
import { Sheet } from '../src/sheet.tsx'
import { TextInput } from '../src/text-input.tsx'
import { Box, Row } from './box.tsx'

type Name = 'login' | 'picker' | 'convert' | 'confirm' | 'menu'

export function Windows() {
  const [open, setOpen] = useState<Name | undefined>(
    () => (new URLSearchParams(location.search).get('open') as Name | null) ?? undefined,
  )
  const [words, setWords] = useState('')
  const bound = (name: Name) => ({ open: open === name, onOpenChange: (on: boolean) => setOpen(on ? name : undefined) })
  return (
    <Box cap="창">
      <Row>
        {(['login', 'picker', 'convert', 'confirm', 'menu'] as const).map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <Modal {...bound('login')} title="로그인" closeLabel="닫기">
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <Field label="아이디">
            <TextInput defaultValue="nightcat77" autoComplete="username" />
          </Field>
          <Field label="비밀번호">
            <PasswordInput
              defaultValue="aaaaaaaaaa"
              showLabel="보기"
              hideLabel="숨기기"
              autoComplete="current-password"
            />
          </Field>
          <CaptchaField
            label="자동입력 방지"
            hint="1부터 5까지 숫자 네 자리입니다"
            imageLabel="자동입력 방지 숫자"
            refreshLabel="새 숫자"
            onRefresh={() => undefined}
          />
          <Button kind="filled" size="lg" full type="submit" busyLabel="확인 중">
            로그인
          </Button>
        </form>
      </Modal>
      <Modal {...bound('picker')} title="Pragmatic" note="슬롯 214개 · 이론 환수율 공개" closeLabel="닫기" size="lg">
        <SearchBox
          kind="field"
          label="게임 이름"
          value={words}
          onChange={setWords}
          clearLabel="지우기"
          className="mb-4"
        />
        <div className="grid grid-cols-3 gap-3 tablet:grid-cols-4">
          {Array.from({ length: 12 }, (_, i) => `game-${i}`).map((key) => (
            <PosterTile
              key={key}
              onClick={() => undefined}
              title={key}
              vendor={VENDOR_ART.pragmatic.name}
              label={key}
              startLabel="시작"
              image={svgUrl(posterSvg(posterFor('pragmatic', key)))}
            />
          ))}
        </div>
      </Modal>
      <Modal {...bound('convert')} title="통합 머니로 바꿀까요?" hideTitle>
        <div className="grid justify-items-center gap-2 text-center">
          <Moon phase={0.12} size={92} />
          <b className="font-bold text-[17px]">통합 머니로 바꿀까요?</b>
          <Money unit="원">84,200</Money>
          <p className="text-13 text-text-2">바꾸는 동안 게임을 시작할 수 없습니다.</p>
        </div>
        <ModalActions>
          <Button onClick={() => setOpen(undefined)}>닫기</Button>
          <Button kind="filled">바꾸기</Button>
        </ModalActions>
      </Modal>
      <ConfirmDialog
        {...bound('confirm')}
        title="신청을 취소할까요?"
        confirmLabel="신청 취소"
        cancelLabel="닫기"
        danger
        onConfirm={() => setOpen(undefined)}
      >
        30만원 입금 신청을 거둡니다.
      </ConfirmDialog>
      <Sheet {...bound('menu')} title="메뉴" closeLabel="닫기">
        <p className="text-text-2">옆에서 나오는 서랍</p>
      </Sheet>
    </Box>
  )
}
