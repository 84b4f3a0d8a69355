import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../handler-context.ts';
import { errorBodies } from '../authenticate.ts';
import { contractHttp, type FieldErrors, hasErrors, written } from '../../contract/contract-http.ts';
import { readForm, readObject, readPicture, readString, readText, unreadableForm, unreadableJson } from '../form-fields.ts';
import { readGender } from '../serializers.ts';
import { storeUpload } from '../uploads.ts';

const isSameText = (first: string, second: string) => first.toLowerCase() === second.toLowerCase();

function readPersonalFields(form: FormData, errors: FieldErrors, isPartial: boolean) {
  const gender = readText(form, 'gender', errors, isPartial);
  if (gender !== undefined && !readGender(gender)) errors['gender'] = [`"${gender}" is not a valid choice.`];
  return {
    firstName: readText(form, 'first_name', errors, isPartial),
    lastName: readText(form, 'last_name', errors, isPartial),
    phoneNumber: readText(form, 'phone_number', errors, isPartial),
    address: readText(form, 'address', errors, isPartial),
    gender,
    file: readPicture(form, 'profile_image', errors, isPartial),
  };
}

export function createAccountHandlers({ db, tokens, authenticate, serializers }: HandlerContext): HttpHandler[] {
  const readNewNames = (form: FormData, errors: FieldErrors) => {
    const username = readText(form, 'username', errors, false);
    const email = readText(form, 'email', errors, false);
    if (username !== undefined && db.account.getAll().some((row) => isSameText(row.username, username)))
      errors['username'] = ['A user with that username already exists.'];
    if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors['email'] = ['Enter a valid email address.'];
    else if (email !== undefined && db.account.getAll().some((row) => isSameText(row.email, email)))
      errors['email'] = ['user with this email already exists.'];
    return { username, email };
  };

  return [
    contractHttp.post('/api/user/register/', async ({ request, response }) => {
      const form = await readForm(request);
      if (!form) return response(400).json(unreadableForm);
      const errors: FieldErrors = {};
      const { file, ...personal } = readPersonalFields(form, errors, false);
      const names = readNewNames(form, errors);
      const password = readText(form, 'password', errors, false);
      const repeated = readText(form, 'password2', errors, false);
      if (password !== undefined && repeated !== undefined && password !== repeated) errors['password'] = ["Password fields didn't match."];
      if (hasErrors(errors) || !file || password === undefined) return response(400).json(errors);
      const { firstName = '', lastName = '', phoneNumber = '', address = '', gender = '' } = personal;
      const { username = '', email = '' } = names;
      const text = { firstName, lastName, phoneNumber, address, gender, username, email, password };
      const row = db.account.create({ ...text, role: 'CUSTOMER', picture: await storeUpload(db, file) });
      return response.untyped(written(201, serializers.profile(row)));
    }),

    contractHttp.post('/api/user/login/', async ({ request, response }) => {
      const body = await readObject(request);
      if (!body) return response(400).json(unreadableJson);
      const errors: FieldErrors = {};
      const email = readString(body, 'email', errors);
      const password = readString(body, 'password', errors);
      if (hasErrors(errors)) return response(400).json(errors);
      const account = db.account.getAll().find((row) => isSameText(row.email, email) && row.password === password);
      if (!account) return response(401).json(errorBodies.credentials);
      return response(200).json({ ...tokens.open(account.id), role: account.role });
    }),

    contractHttp.post('/api/user/refresh_token/', async ({ request, response }) => {
      const body = await readObject(request);
      if (!body) return response(400).json(unreadableJson);
      const errors: FieldErrors = {};
      const refresh = readString(body, 'refresh', errors);
      if (hasErrors(errors)) return response(400).json(errors);
      const renewed = tokens.renew(refresh);
      return renewed ? response(200).json(renewed) : response(401).json(errorBodies.refresh);
    }),

    contractHttp.post('/api/user/logout/', async ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      const body = await readObject(request);
      if (!body) return response(400).json(unreadableJson);
      const errors: FieldErrors = {};
      const refresh = readString(body, 'refresh', errors);
      if (hasErrors(errors)) return response(400).json(errors);
      if (tokens.ownerOf('refresh', refresh) !== account.id) return response(400).json(errorBodies.refresh);
      tokens.revoke(refresh);
      return response(205).empty();
    }),

    contractHttp.get('/api/user/profile/', ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      return account ? response(200).json(serializers.profile(account)) : response(401).json(rejection);
    }),

    contractHttp.patch('/api/user/profile/update/', async ({ request, response }) => {
      const { account, rejection } = authenticate(request);
      if (!account) return response(401).json(rejection);
      const form = await readForm(request);
      if (!form) return response(400).json(unreadableForm);
      const errors: FieldErrors = {};
      const { file, ...personal } = readPersonalFields(form, errors, true);
      if (hasErrors(errors)) return response(400).json(errors);
      const data = {
        firstName: personal.firstName ?? account.firstName,
        lastName: personal.lastName ?? account.lastName,
        phoneNumber: personal.phoneNumber ?? account.phoneNumber,
        address: personal.address ?? account.address,
        gender: personal.gender ?? account.gender,
        picture: file ? await storeUpload(db, file) : account.picture,
      };
      const changed = db.account.update({ where: { id: { equals: account.id } }, data, strict: true });
      return response.untyped(written(200, serializers.profile(changed)));
    }),
  ];
}
