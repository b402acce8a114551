import { optionsSchema, ownCompanySchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createCompanyApi({ privateClient, publicClient }: HttpClients) {
  return {
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    company: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/company/${id}`, response: ownCompanySchema }),
    create: (data: FormData) =>
      callApi(privateClient, { method: 'POST', url: '/recruiter/company', data, response: ownCompanySchema }),
    update: (id: number, data: FormData) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}`,
        data,
        response: ownCompanySchema,
      }),
    addPicture: (id: number, picture: Blob, caption: string) => {
      const data = new FormData();
      data.append('picture', picture, picture.type === 'image/png' ? 'picture.png' : 'picture.webp');
      data.append('caption', caption);
      return callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}/pictures`,
        data,
        response: ownCompanySchema,
      });
    },
    changeCaption: (id: number, pictureId: number, caption: string) =>
      callApi(privateClient, {
        method: 'PUT',
        url: `/recruiter/company/${id}/pictures/${pictureId}`,
        data: { caption },
        response: ownCompanySchema,
      }),
    removePicture: (id: number, pictureId: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/recruiter/company/${id}/pictures/${pictureId}`,
        response: ownCompanySchema,
      }),
  };
}

export type CompanyApi = ReturnType<typeof createCompanyApi>;
