import { optionsSchema, ownCompanySchema, type PictureKind } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createCompanyApi({ privateClient, publicClient }: HttpClients) {
  return {
    options: () => request(publicClient, 'GET /options', optionsSchema),
    company: (id: number) => request(privateClient, `GET /recruiter/company/${id}`, ownCompanySchema),
    create: (data: FormData) => request(privateClient, 'POST /recruiter/company', ownCompanySchema, { data }),
    update: (id: number, data: FormData) =>
      request(privateClient, `POST /recruiter/company/${id}`, ownCompanySchema, { data }),
    addPicture: (id: number, picture: Blob, caption: string, kind: PictureKind) => {
      const data = new FormData();
      data.append('picture', picture, picture.type === 'image/png' ? 'picture.png' : 'picture.webp');
      data.append('caption', caption);
      // An API that is older than the page has pictures of the work only.
      if (kind !== 'work') data.append('kind', kind);
      return request(privateClient, `POST /recruiter/company/${id}/pictures`, ownCompanySchema, { data });
    },
    changeCaption: (id: number, pictureId: number, caption: string) =>
      request(privateClient, `PUT /recruiter/company/${id}/pictures/${pictureId}`, ownCompanySchema, {
        data: { caption },
      }),
    removePicture: (id: number, pictureId: number) =>
      request(privateClient, `DELETE /recruiter/company/${id}/pictures/${pictureId}`, ownCompanySchema),
  };
}

export type CompanyApi = ReturnType<typeof createCompanyApi>;
