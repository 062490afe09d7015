import { useState } from 'react'
import { Button } from '../src/button.tsx'
import { Field } from '../src/field.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { MailIcon } from '../src/icons.tsx'
import { NativeSelect } from '../src/native-select.tsx'
import { OddButton } from '../src/odd-button.tsx'
import { PasswordInput, PasswordStrength } from '../src/password-input.tsx'
import { Select } from '../src/select.tsx'
import { Skeleton } from '../src/skeleton.tsx'
import { StatusChip } from '../src/status-chip.tsx'
import { Tag } from '../src/tag.tsx'
import { TextInput } from '../src/text-input.tsx'
import { Box, Row, Shown, Two } from './box.tsx'

import { Choices, MoneyForm } from './choices.tsx'

export function Controls() {
  return (
    <>
      <Two>
        <Box cap="단추">
          <Row>
            <Shown name="기본">
              <Button kind="filled">입금 신청</Button>
            </Shown>
            <Shown name="호버">
              <Button kind="filled" className="bg-accent-hover!">
                입금 신청
              </Button>
            </Shown>
            <Shown name="초점">
              <Button kind="filled" className="outline-2 outline-moon outline-offset-2">
                입금 신청
              </Button>
            </Shown>
            <Shown name="누름">
              <Button kind="filled" className="translate-y-px bg-accent-press!">
                입금 신청
              </Button>
            </Shown>
            <Shown name="꺼짐">
              <Button kind="filled" disabled>
                입금 신청
              </Button>
            </Shown>
            <Shown name="진행">
              <Button kind="filled" busy busyLabel="신청 중">
                입금 신청
              </Button>
            </Shown>
            <Shown name="옅게">
              <Button kind="tonal">입금</Button>
            </Shown>
            <Shown name="보조">
              <Button>취소</Button>
            </Shown>
            <Shown name="테두리">
              <Button kind="line">더 보기</Button>
            </Shown>
            <Shown name="글자">
              <Button kind="ghost">나중에</Button>
            </Shown>
            <Shown name="위험">
              <Button kind="danger">지우기</Button>
            </Shown>
            <Shown name="작게">
              <Button size="sm">복사</Button>
            </Shown>
            <Shown name="크게">
              <Button kind="filled" size="lg">
                30만원 입금 신청
              </Button>
            </Shown>
            <Shown name="아이콘">
              <IconButton label="쪽지" badge={3} badgeLabel="3통">
                <MailIcon />
              </IconButton>
            </Shown>
          </Row>
        </Box>
        <Box cap="입력 칸">
          <div className="grid gap-x-4 gap-y-4.5 tablet:grid-cols-3">
            <Field label="기본">
              <TextInput placeholder="닉네임" />
            </Field>
            <Field label="초점">
              <TextInput defaultValue="밤고양이" boxClassName="shadow-[inset_0_0_0_2px_var(--accent)]!" />
            </Field>
            <Field label="맞음" valid="쓸 수 있습니다">
              <TextInput defaultValue="nightcat77" />
            </Field>
            <Field label="오류" error="1만원 단위로 입력해 주세요">
              <TextInput defaultValue="15,000" />
            </Field>
            <Field label="꺼짐">
              <TextInput defaultValue="김하루" disabled />
            </Field>
            <div className="grid content-start gap-[7px]">
              <span className="font-semibold text-13 text-text-2">읽는 중</span>
              <Skeleton className="h-12 rounded-control" />
            </div>
            <Field label="은행">
              <NativeSelect placeholder="고르세요" defaultValue="004" options={[{ value: '004', label: '데모은행' }]} />
            </Field>
            <PickBank />
            <div className="grid gap-1.5">
              <Field label="비밀번호">
                <PasswordInput defaultValue="aaaaaaaa" showLabel="보기" hideLabel="숨기기" autoComplete="off" />
              </Field>
              <PasswordStrength level={3} label="안전합니다" />
            </div>
          </div>
        </Box>
      </Two>
      <Two>
        <Box cap="배당 단추">
          <Row>
            <Shown name="기본">
              <OddButton label="승" price="1.88" className="w-26" />
            </Shown>
            <Shown name="고름">
              <OddButton label="승" price="1.88" chosen className="w-26" />
            </Shown>
            <Shown name="오름">
              <OddButton label="승" price="1.94" move="up" className="w-26" />
            </Shown>
            <Shown name="내림">
              <OddButton label="승" price="1.82" move="down" className="w-26" />
            </Shown>
            <Shown name="잠김">
              <OddButton label="승" price="1.82" locked lockedLabel="승, 잠김" className="w-26" />
            </Shown>
          </Row>
        </Box>
        <Box cap="상태 칩">
          <Row>
            <Shown name="당첨">
              <StatusChip state="won">PASS</StatusChip>
            </Shown>
            <Shown name="낙첨">
              <StatusChip state="lost">FAIL</StatusChip>
            </Shown>
            <Shown name="무승부">
              <StatusChip state="returned">TIE</StatusChip>
            </Shown>
            <Shown name="접수">
              <StatusChip state="placed">BET</StatusChip>
            </Shown>
            <Shown name="대기">
              <StatusChip state="waiting">WAIT</StatusChip>
            </Shown>
            <Shown name="취소">
              <StatusChip state="cancelled">CANCEL</StatusChip>
            </Shown>
            <Shown name="코드 0">
              <StatusChip state="applied">신청</StatusChip>
            </Shown>
            <Shown name="코드 2">
              <StatusChip state="waiting">확인 중</StatusChip>
            </Shown>
            <Shown name="코드 1">
              <StatusChip state="completed">완료</StatusChip>
            </Shown>
            <Shown name="코드 -1">
              <StatusChip state="cancelled">취소</StatusChip>
            </Shown>
          </Row>
          <div className="mt-4 flex flex-wrap gap-2">
            <Tag>안내</Tag>
            <Tag tone="accent">보너스</Tag>
            <Tag tone="warn">점검</Tag>
            <Tag tone="bad">중지</Tag>
            <Tag tone="info">데모</Tag>
            <Tag tone="ok">완료</Tag>
          </div>
        </Box>
      </Two>
      <Two>
        <Box cap="금액 · 보너스">
          <MoneyForm />
        </Box>
        <Box cap="고르기">
          <Choices />
        </Box>
      </Two>
    </>
  )
}

function PickBank() {
  const [bank, setBank] = useState<string>()
  return (
    <Field label="코인">
      <Select
        value={bank}
        onValueChange={setBank}
        placeholder="고르세요"
        options={[
          { value: 'bsc', label: 'BNB Chain', note: '수수료 0.1' },
          { value: 'eth', label: 'Ethereum', note: '수수료 2.4' },
        ]}
      />
    </Field>
  )
}
