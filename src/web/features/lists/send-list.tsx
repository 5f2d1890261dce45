import { useNavigate } from '@tanstack/react-router'
import { FileUp, ListChecks } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_EXTENSIONS, MAX_LIST_NAME_CHARACTERS } from '../../../contract/book-lists.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Field, INPUT_STYLE, Input } from '../../components/ui/field.tsx'
import { serverSentence } from '../../lib/api-error.ts'
import { useListActions } from './use-lists.ts'

/** A list as a file, or titles as they are pasted; what is wrong with it is told where it was given. */
export function SendList() {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const { send } = useListActions()
  const problem = send.error === null ? undefined : (serverSentence(send.error) ?? t('common.serverUnreachable'))
  const start = (file: File): void =>
    send.mutate(file, { onSuccess: (list) => void navigate({ to: '/lists', search: { id: list.id } }) })
  return (
    <Card className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-52 flex-1">
          <h2 className="text-lg">{t('lists.send.title')}</h2>
          <p className="text-soft">{t('lists.send.text')}</p>
        </div>
        <input
          ref={picker}
          type="file"
          accept={LIST_EXTENSIONS.join(',')}
          aria-label={t('lists.send.choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) start(file)
            event.target.value = ''
          }}
        />
        <Button disabled={send.isPending} onClick={() => picker.current?.click()}>
          <FileUp aria-hidden />
          {t('lists.send.choose')}
        </Button>
      </div>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          const called = name.trim() || t('lists.send.pasted')
          // A stroke would part it into folders.
          start(new File([text], `${called.replaceAll(/[/\\]/g, ' ')}.txt`, { type: 'text/plain' }))
        }}
      >
        <div className="space-y-1.5">
          <label htmlFor={id} className="block text-sm font-medium">
            {t('lists.send.paste')}
          </label>
          <textarea
            id={id}
            dir="auto"
            rows={5}
            required
            spellCheck={false}
            value={text}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={problem !== undefined}
            className={`${INPUT_STYLE} py-2.5`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-hint`} className="text-sm text-soft">
            {t('lists.send.pasteHint')}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-4">
          <div className="min-w-52 flex-1">
            <Field label={t('lists.send.name')}>
              <Input
                dir="auto"
                autoComplete="off"
                maxLength={MAX_LIST_NAME_CHARACTERS - 10}
                placeholder={t('lists.send.pasted')}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
          </div>
          <Button type="submit" look="primary" disabled={send.isPending}>
            <ListChecks aria-hidden />
            {t('lists.send.match')}
          </Button>
        </div>
        <output className="block text-sm text-soft">{send.isPending && t('lists.send.busy')}</output>
        <p id={`${id}-problem`} role="alert" className="text-bad">
          {problem}
        </p>
      </form>
    </Card>
  )
}
