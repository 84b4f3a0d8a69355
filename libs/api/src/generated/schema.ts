// Generated from openapi.yaml by npm run generate. Do not edit.
export interface paths {
    "/api/user/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a customer */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/refresh_token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get another access token */
        post: operations["renewAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the session */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own profile */
        get: operations["readProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/user/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own orders */
        get: operations["listOrders"];
        put?: never;
        /** Place an order, paid on delivery */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/food/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the menu */
        get: operations["listFoods"];
        put?: never;
        /** Add a dish */
        post: operations["createFood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/food/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 26 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a dish */
        delete: operations["removeFood"];
        options?: never;
        head?: never;
        /** Change a dish */
        patch: operations["updateFood"];
        trace?: never;
    };
    "/api/category/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the categories */
        get: operations["listCategories"];
        put?: never;
        /** Add a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 26 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a category */
        delete: operations["removeCategory"];
        options?: never;
        head?: never;
        /** Change a category */
        patch: operations["updateCategory"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Taka with two decimals, as a decimal string or as a number. */
        Amount: string | number;
        /** @description Taka with at most two decimals. */
        AmountNumber: number;
        /** @description Taka with exactly two decimals, as a form field. */
        AmountText: string;
        /**
         * Format: binary
         * @description The bytes of a chosen picture; the hint is PNG, JPG, GIF up to 5 MB.
         */
        Picture: File;
        /**
         * @description M male, F female, O other.
         * @enum {string}
         */
        Gender: "M" | "F" | "O";
        /** @description Whatever the server says about a write; nobody reads it. */
        Ignored: unknown;
        RegistrationRequest: {
            first_name: string;
            last_name: string;
            username: string;
            email: string;
            phone_number: string;
            profile_image: components["schemas"]["Picture"];
            gender: components["schemas"]["Gender"];
            address: string;
            password: string;
            password2: string;
        };
        LoginRequest: {
            email: string;
            password: string;
        };
        Login: {
            refresh: string;
            access: string;
            /** @description ADMIN is the only value with a meaning. */
            role: string;
        };
        RefreshRequest: {
            refresh: string;
        };
        RenewedAccess: {
            access: string;
            /** @description Sent by servers that rotate refresh tokens. */
            refresh?: string;
        };
        Profile: {
            first_name: string;
            last_name: string;
            username: string;
            /** @enum {string|null} */
            gender: "M" | "F" | "O" | "" | null;
            email: string;
            phone_number: string | null;
            address: string | null;
            /** @description URL, absolute or relative to the API's origin. */
            profile_image: string | null;
            /** @description ADMIN is the only value with a meaning. */
            role: string;
        };
        ProfileUpdateRequest: {
            first_name: string;
            last_name: string;
            phone_number: string;
            gender: components["schemas"]["Gender"];
            address: string;
            profile_image?: components["schemas"]["Picture"];
        };
        OrderItem: {
            food_name: string;
            quantity: number;
            price: components["schemas"]["Amount"];
        };
        Order: {
            id: number;
            /** @description ISO 8601. */
            created_at: string;
            subtotal: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            items: components["schemas"]["OrderItem"][];
        };
        OrderRequestItem: {
            /** @description Id of the dish. */
            food: number;
            quantity: number;
            price: components["schemas"]["AmountNumber"];
        };
        OrderRequest: {
            /** @enum {string} */
            payment_method: "cash";
            /** @description Always null: cash has no transaction. */
            transaction_id: string | null;
            subtotal: components["schemas"]["AmountNumber"];
            tax: components["schemas"]["AmountNumber"];
            total: components["schemas"]["AmountNumber"];
            /** @enum {string} */
            status: "paid";
            items: components["schemas"]["OrderRequestItem"][];
        };
        CategoryReference: {
            id: number;
            name: string;
        };
        Food: {
            id: number;
            name: string;
            description: string | null;
            price: components["schemas"]["Amount"];
            /** @description URL, absolute or relative to the API's origin. */
            image_url: string | null;
            category: components["schemas"]["CategoryReference"] | null;
        };
        FoodCreateRequest: {
            name: string;
            price: components["schemas"]["AmountText"];
            description: string;
            image: components["schemas"]["Picture"];
            category_id: number;
        };
        FoodUpdateRequest: {
            id: number;
            name: string;
            price: components["schemas"]["AmountText"];
            description: string;
            category_id: number;
            image?: components["schemas"]["Picture"];
        };
        Category: {
            id: number;
            name: string;
            /** @description URL, absolute or relative to the API's origin. */
            food_image_url: string | null;
        };
        CategoryCreateRequest: {
            name: string;
            food_image: components["schemas"]["Picture"];
        };
        CategoryUpdateRequest: {
            name: string;
            food_image?: components["schemas"]["Picture"];
        };
        /** @description Django REST framework's shape of every refusal but a validation error. */
        Problem: {
            detail: string;
            /** @description token_not_valid for a rejected token. */
            code?: string;
            messages?: {
                [key: string]: unknown;
            }[];
        };
        /** @description Texts by field, `non_field_errors` for the whole; or `detail` alone. */
        FieldErrors: {
            [key: string]: (string | {
                [key: string]: unknown;
            })[] | {
                [key: string]: unknown;
            } | string;
        };
    };
    responses: {
        /** @description Done. The body is not read and may be empty. */
        Written: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Done."
                 *     }
                 */
                "application/json": components["schemas"]["Ignored"];
            };
        };
        /** @description Stored. The body is not read and may be empty. */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": 27,
                 *       "message": "Created."
                 *     }
                 */
                "application/json": components["schemas"]["Ignored"];
            };
        };
        /** @description Done, without a body. */
        Empty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request was refused, by field or as a whole. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description No access token, or one that is not valid any more. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You do not have permission to perform this action."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or not any more. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The uploaded file is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The uploaded file is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Throttled. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Request was throttled. Expected available in 30 seconds."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @example 26 */
        Id: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Amount = components['schemas']['Amount'];
export type AmountNumber = components['schemas']['AmountNumber'];
export type AmountText = components['schemas']['AmountText'];
export type Picture = components['schemas']['Picture'];
export type Gender = components['schemas']['Gender'];
export type Ignored = components['schemas']['Ignored'];
export type RegistrationRequest = components['schemas']['RegistrationRequest'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type Login = components['schemas']['Login'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type RenewedAccess = components['schemas']['RenewedAccess'];
export type Profile = components['schemas']['Profile'];
export type ProfileUpdateRequest = components['schemas']['ProfileUpdateRequest'];
export type OrderItem = components['schemas']['OrderItem'];
export type Order = components['schemas']['Order'];
export type OrderRequestItem = components['schemas']['OrderRequestItem'];
export type OrderRequest = components['schemas']['OrderRequest'];
export type CategoryReference = components['schemas']['CategoryReference'];
export type Food = components['schemas']['Food'];
export type FoodCreateRequest = components['schemas']['FoodCreateRequest'];
export type FoodUpdateRequest = components['schemas']['FoodUpdateRequest'];
export type Category = components['schemas']['Category'];
export type CategoryCreateRequest = components['schemas']['CategoryCreateRequest'];
export type CategoryUpdateRequest = components['schemas']['CategoryUpdateRequest'];
export type Problem = components['schemas']['Problem'];
export type FieldErrors = components['schemas']['FieldErrors'];
export type ResponseWritten = components['responses']['Written'];
export type ResponseCreated = components['responses']['Created'];
export type ResponseEmpty = components['responses']['Empty'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ParameterId = components['parameters']['Id'];
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Nusrat",
                 *       "last_name": "Jahan",
                 *       "username": "nusrat",
                 *       "email": "nusrat@food.test",
                 *       "phone_number": "+8801711000000",
                 *       "profile_image": "nusrat.png",
                 *       "gender": "F",
                 *       "address": "12 Lake Road, Dhaka",
                 *       "password": "correct horse",
                 *       "password2": "correct horse"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nusrat@food.test",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session's tokens and the person's role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refresh": "eyJhbGciOiJIUzI1NiJ9.refresh.1",
                     *       "access": "eyJhbGciOiJIUzI1NiJ9.access.1",
                     *       "role": "CUSTOMER"
                     *     }
                     */
                    "application/json": components["schemas"]["Login"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Unknown e-mail or wrong password. Never a reason to refresh. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "No active account found with the given credentials"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh": "eyJhbGciOiJIUzI1NiJ9.refresh.1"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new access token, and with rotating servers a new refresh token too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedAccess"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh": "eyJhbGciOiJIUzI1NiJ9.refresh.1"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            204: components["responses"]["Empty"];
            205: components["responses"]["Empty"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": "Nusrat",
                     *       "last_name": "Jahan",
                     *       "username": "nusrat",
                     *       "gender": "F",
                     *       "email": "nusrat@food.test",
                     *       "phone_number": "+8801711000000",
                     *       "address": "12 Lake Road, Dhaka",
                     *       "profile_image": "/media/profiles/nusrat.png",
                     *       "role": "ADMIN"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Nusrat",
                 *       "last_name": "Jahan",
                 *       "phone_number": "+8801711000000",
                 *       "gender": "F",
                 *       "address": "14 Lake Road, Dhaka"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders with their items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "created_at": "2025-11-20T12:58:00Z",
                     *         "subtotal": "500.00",
                     *         "tax": "25.00",
                     *         "total": "525.00",
                     *         "items": [
                     *           {
                     *             "food_name": "Kacchi Biryani",
                     *             "quantity": 2,
                     *             "price": "250.00"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Order"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_method": "cash",
                 *       "transaction_id": null,
                 *       "subtotal": 20.7,
                 *       "tax": 1.04,
                 *       "total": 21.74,
                 *       "status": "paid",
                 *       "items": [
                 *         {
                 *           "food": 26,
                 *           "quantity": 3,
                 *           "price": 6.9
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            204: components["responses"]["Empty"];
            205: components["responses"]["Empty"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every dish of the menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 26,
                     *         "name": "Kacchi Biryani",
                     *         "description": "Mutton and potatoes under fragrant rice.",
                     *         "price": "250.00",
                     *         "image_url": "/media/foods/kacchi.png",
                     *         "category": {
                     *           "id": 3,
                     *           "name": "Rice"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Food"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFood: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kacchi Biryani",
                 *       "price": "250.00",
                 *       "description": "Mutton and potatoes under fragrant rice.",
                 *       "image": "kacchi.png",
                 *       "category_id": 3
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FoodCreateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeFood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 26 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            204: components["responses"]["Empty"];
            205: components["responses"]["Empty"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 26 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 26,
                 *       "name": "Kacchi Biryani",
                 *       "price": "260.00",
                 *       "description": "Mutton and potatoes under fragrant rice.",
                 *       "category_id": 3
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FoodUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            204: components["responses"]["Empty"];
            205: components["responses"]["Empty"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Rice",
                     *         "food_image_url": "/media/categories/rice.png"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rice",
                 *       "food_image": "rice.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CategoryCreateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 26 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Written"];
            204: components["responses"]["Empty"];
            205: components["responses"]["Empty"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 26 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rice and biryani"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CategoryUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            201: components["responses"]["Created"];
            204: components["responses"]["Empty"];
            205: components["responses"]["Empty"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
