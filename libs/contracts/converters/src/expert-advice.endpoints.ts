import {
  addShape,
  allow,
  answerShape,
  editShape,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { asksExperts } from './finding-access';
import { ticket } from './ticket.noun';

const service = 'converters';
const experts = allow({ hierarchy: [1], without: ['minimumSettingsOnly'], isNewUser: false });

export const ticketList = endpoint({
  id: 'ticketList',
  service,
  method: 'GET',
  path: '/read/v1/expertAdvice/getAll',
  summary:
    'The identification queue, newest first: hierarchy 1 all, others those of their own company, hierarchy 2 its own',
  access: asksExperts,
  input: z.object({
    ...keysetPaging(10),
    status: z.coerce.number().int().min(1).max(3).optional(),
    text: searchText.optional(),
  }),
  output: keysetListOf(z.object(answerShape(ticket))),
});

/** Experts say what it is worth and what became of it. */
const {
  marketPrice: _offer,
  basePrice: _base,
  comments: _comments,
  status: _status,
  ...question
} = addShape(ticket);

export const ticketAdd = endpoint({
  id: 'ticketAdd',
  service,
  method: 'POST',
  path: '/write/v1/expertAdvice/add',
  summary: 'Asks an expert; needs a message or a picture',
  access: asksExperts,
  input: z.object(question),
  output: saved.extend({ ticketId: id }),
});

/** Who asked stays. */
const { firstName: _first, lastName: _last, ...answer } = editShape(ticket);

export const ticketEdit = endpoint({
  id: 'ticketEdit',
  service,
  method: 'PUT',
  path: '/write/v1/expertAdvice/edit',
  summary: 'Answers a question; the asker is told when it is resolved or rejected',
  access: experts,
  input: z.object({ ticketId: id, ...answer }),
  output: saved,
});

export const ticketDelete = endpoint({
  id: 'ticketDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/expertAdvice/delete',
  summary: 'Deletes a question',
  access: experts,
  input: z.object({ ticketId: id }),
  output: saved,
});
