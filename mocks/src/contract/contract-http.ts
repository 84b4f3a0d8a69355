import type { paths } from '@my-food/api/contract';
import { HttpResponse, type JsonBodyType } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';

/** msw's `http`, typed by the contract: an unknown path, status or body is a compile error. Matches any origin and any prefix before `/api/`. */
export const contractHttp = createOpenApiHttp<paths>({ baseUrl: '*' });

/** The response to a write, whose body the contract does not specify. */
export const written = (status: 200 | 201, body: JsonBodyType) => HttpResponse.json(body, { status });

/** Texts by field, in the shape of Django REST framework. */
export type FieldErrors = Record<string, string[] | Record<string, string[]>[]>;

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

export const notFound = { detail: 'Not found.' };
export const forbidden = { detail: 'You do not have permission to perform this action.' };

/** A path parameter as a row id; null when it is no positive integer. */
export const readId = (text: string): number | null => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);
