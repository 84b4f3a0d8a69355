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
        /**
         * Register a customer
         * @description Opens no session: the user logs in afterwards. Success is exactly 200 or 201.
         */
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
        /**
         * Open a session
         * @description The response always has a body: without `refresh` or `access` the login has failed.
         */
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
        /**
         * Get another access token
         * @description Called once for any number of responses with 401. A server that rotates refresh tokens sends the next one along.
         */
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
        /**
         * Close the session
         * @description Ends the refresh token. The client ends its session whatever the response.
         */
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
        /**
         * Read one's own profile
         * @description The signed-in user's profile. Its role, not that of the login, shows the link to the admin pages.
         */
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
        /**
         * Change one's own profile
         * @description Success is exactly 200 or 201. The picture is sent only if a new one was chosen.
         */
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
        /**
         * List one's own orders
         * @description Every order of the signed-in user, in any order.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order, paid on delivery
         * @description Any 2xx is success. The server recomputes the prices, the tax (half up to two decimals) and the total.
         */
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
        /**
         * Read the menu
         * @description The whole menu in one list, without pages.
         */
        get: operations["listFoods"];
        put?: never;
        /**
         * Add a dish
         * @description For admins. Success is exactly 200 or 201.
         */
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
                /**
                 * @description Id of the dish or the category.
                 * @example 26
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a dish
         * @description For admins. Any 2xx is success. Orders keep the name and the price of a removed dish.
         */
        delete: operations["removeFood"];
        options?: never;
        head?: never;
        /**
         * Change a dish
         * @description For admins. Any 2xx is success. The picture is sent only if a new one was chosen.
         */
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
        /**
         * Read the categories
         * @description All categories in one list, without pages.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description For admins. Success is exactly 200 or 201.
         */
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
                /**
                 * @description Id of the dish or the category.
                 * @example 26
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a category
         * @description For admins. Any 2xx is success. Whether a category with dishes can be removed is up to the server.
         */
        delete: operations["removeCategory"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description For admins. Any 2xx is success. The picture is sent only if a new one was chosen.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Taka with two decimals, as a decimal string or as a number. */
        Amount: string | number;
        /** @description Taka with at most two decimals. To be checked as a decimal; as binary floats, 0.29 is no multiple of 0.01. */
        AmountNumber: number;
        /** @description Taka with exactly two decimals, as a form field. */
        AmountText: string;
        /**
         * Format: uri-reference
         * @description Absolute, or relative to the API's origin; null without a picture. A changed picture has a new URL.
         */
        PictureUrl: string | null;
        Name: string;
        ShortText: string;
        Description: string;
        /** Format: email */
        Email: string;
        /** Format: password */
        Password: string;
        /** @description Opaque to clients. */
        Token: string;
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
        RegistrationRequest: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            username: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            phone_number: components["schemas"]["ShortText"];
            profile_image: components["schemas"]["Picture"];
            gender: components["schemas"]["Gender"];
            address: components["schemas"]["ShortText"];
            password: components["schemas"]["Password"];
            password2: components["schemas"]["Password"];
        };
        LoginRequest: {
            /** @description Any text. The server validates it. */
            email: string;
            password: components["schemas"]["Password"];
        };
        Login: {
            refresh: components["schemas"]["Token"];
            access: components["schemas"]["Token"];
            /** @description Clients treat only ADMIN specially. */
            role: string;
        };
        RefreshRequest: {
            refresh: components["schemas"]["Token"];
        };
        RenewedAccess: {
            access: components["schemas"]["Token"];
            /** @description Sent by servers that rotate refresh tokens. */
            refresh?: components["schemas"]["Token"];
        };
        Profile: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            username: components["schemas"]["Name"];
            /** @enum {string|null} */
            gender: "M" | "F" | "O" | "" | null;
            email: components["schemas"]["Email"];
            phone_number: string | null;
            address: string | null;
            profile_image: components["schemas"]["PictureUrl"];
            /** @description Clients treat only ADMIN specially. */
            role: string;
        };
        ProfileUpdateRequest: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            phone_number: components["schemas"]["ShortText"];
            gender: components["schemas"]["Gender"];
            address: components["schemas"]["ShortText"];
            profile_image?: components["schemas"]["Picture"];
        };
        OrderItem: {
            food_name: components["schemas"]["Name"];
            quantity: number;
            price: components["schemas"]["Amount"];
        };
        Order: {
            id: number;
            /** Format: date-time */
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
            name: components["schemas"]["Name"];
        };
        Food: {
            id: number;
            name: components["schemas"]["Name"];
            description: string | null;
            price: components["schemas"]["Amount"];
            image_url: components["schemas"]["PictureUrl"];
            category: components["schemas"]["CategoryReference"] | null;
        };
        FoodCreateRequest: {
            name: components["schemas"]["Name"];
            price: components["schemas"]["AmountText"];
            description: components["schemas"]["Description"];
            image: components["schemas"]["Picture"];
            category_id: number;
        };
        FoodUpdateRequest: {
            id: number;
            name: components["schemas"]["Name"];
            price: components["schemas"]["AmountText"];
            description: components["schemas"]["Description"];
            category_id: number;
            image?: components["schemas"]["Picture"];
        };
        Category: {
            id: number;
            name: components["schemas"]["Name"];
            food_image_url: components["schemas"]["PictureUrl"];
        };
        CategoryCreateRequest: {
            name: components["schemas"]["Name"];
            food_image: components["schemas"]["Picture"];
        };
        CategoryUpdateRequest: {
            name: components["schemas"]["Name"];
            food_image?: components["schemas"]["Picture"];
        };
        /** @description The error body of Django REST framework, except for validation errors. */
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
        /** @description Done. Any body is ignored. */
        Written: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Stored. Any body is ignored. */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The access token is missing, invalid or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Authenticated, but not authorized. */
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
        /** @description The resource does not exist, or has been deleted. */
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
        /** @description The uploaded file exceeds the server's limit. */
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
                 * @description Seconds to wait. For a shop on another origin, listed in `Access-Control-Expose-Headers`.
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
        /** @description A failure of the server or of something in front of it. Clients survive it, but a server that conforms does not send it. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Internal server error."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the dish or the category.
         * @example 26
         */
        Id: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Amount = components['schemas']['Amount'];
export type AmountNumber = components['schemas']['AmountNumber'];
export type AmountText = components['schemas']['AmountText'];
export type PictureUrl = components['schemas']['PictureUrl'];
export type Name = components['schemas']['Name'];
export type ShortText = components['schemas']['ShortText'];
export type Description = components['schemas']['Description'];
export type Email = components['schemas']['Email'];
export type Password = components['schemas']['Password'];
export type Token = components['schemas']['Token'];
export type Picture = components['schemas']['Picture'];
export type Gender = components['schemas']['Gender'];
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
export type ResponseUnexpected = components['responses']['Unexpected'];
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
            default: components["responses"]["Unexpected"];
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
            /** @description The session's tokens and the user's role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refresh": "eyJhbGciOiJIUzI1NiJ9.refresh.1",
                     *       "access": "eyJhbGciOiJIUzI1NiJ9.access.1",
                     *       "role": "ADMIN"
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    removeFood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the dish or the category.
                 * @example 26
                 */
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
            default: components["responses"]["Unexpected"];
        };
    };
    updateFood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the dish or the category.
                 * @example 26
                 */
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    removeCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the dish or the category.
                 * @example 26
                 */
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
            default: components["responses"]["Unexpected"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the dish or the category.
                 * @example 26
                 */
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
            default: components["responses"]["Unexpected"];
        };
    };
}
